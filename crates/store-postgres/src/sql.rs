//! The statements. Each is whole by itself: no transaction stays open between two of them.

/// Adds a batch where the head is still the one stated, and moves the head on. Gives 1 or 0.
///
/// A second writer waits for the first one's row, finds another head, and changes nothing.
pub(crate) const APPEND: &str = "
with moved as (
    update duel set number = $4::bigint, seal = $5::bytea
    where id = $1::uuid and number = $2::bigint and seal = $3::bytea and state = 0
    returning id),
kept as (
    insert into batch (duel, first, count, body)
    select id, $6::bigint, $7::int, $8::bytea from moved returning 1),
words as (
    insert into beside (duel, about, kind, bytes)
    select moved.id, w.about, w.kind, w.bytes
    from moved, unnest($9::bigint[], $10::smallint[], $11::bytea[]) as w (about, kind, bytes)
    on conflict (duel, about, kind) do update set bytes = excluded.bytes)
select count(*) from kept";

/// The same for the first batch: it makes the duel where there is none.
pub(crate) const BEGIN: &str = "
with moved as (
    insert into duel (id, name, created, number, seal)
    values ($1::uuid, $2::text, $3::bigint, $4::bigint, $5::bytea)
    on conflict (id) do nothing returning id),
kept as (
    insert into batch (duel, first, count, body)
    select id, $6::bigint, $7::int, $8::bytea from moved returning 1),
words as (
    insert into beside (duel, about, kind, bytes)
    select moved.id, w.about, w.kind, w.bytes
    from moved, unnest($9::bigint[], $10::smallint[], $11::bytea[]) as w (about, kind, bytes)
    on conflict (duel, about, kind) do update set bytes = excluded.bytes)
select count(*) from kept";

/// Changes nothing, and is committed: when it is answered, everything before it is where it is.
pub(crate) const TOUCH: &str = "update duel set number = number where id = $1::uuid";

/// One duel.
pub(crate) const DUEL: &str =
    "select id, name, created, number, seal, state from duel where id = $1::uuid";

/// A page of the duels.
pub(crate) const DUELS: &str = "
select id, name, created, number, seal, state from duel
where ($1::uuid is null or id > $1::uuid) and state < 2 order by id limit $2::bigint";

/// Whole batches from the one that holds a record, within limits of records and bytes.
pub(crate) const READ: &str = "
select first, count, body from (
    select first, count, body, row_number() over w as place,
        sum(count) over w as records, sum(octet_length(body) - 8) over w as bytes
    from (
        select first, count, body from batch
        where duel = $1::uuid and first >= coalesce(
            (select max(first) from batch where duel = $1::uuid and first <= $2::bigint), 0)
            and first + count > $2::bigint
        order by first limit $3::bigint) as taken
    window w as (order by first)) as summed
where place = 1 or (records <= $3::bigint and bytes <= $4::bigint)
order by first";

/// One piece of an archived duel: the first that reaches to a record.
pub(crate) const PIECE: &str = "
select first, last, body from archive
where duel = $1::uuid and last >= $2::bigint order by first limit 1";

/// The heads of many duels.
pub(crate) const HEADS: &str = "
select duel.id, duel.number, duel.state
from unnest($1::uuid[]) as asked (id) join duel on duel.id = asked.id";

/// What came after stated records of many duels.
pub(crate) const NEWS: &str = "
select batch.duel, batch.first, batch.count, batch.body
from unnest($1::uuid[], $2::bigint[]) as asked (id, last)
join batch on batch.duel = asked.id and batch.first > asked.last
order by batch.duel, batch.first limit 4096";

/// Entries beside a journal.
pub(crate) const BESIDE: &str = "
select about, kind, bytes from beside
where duel = $1::uuid and about between $2::bigint and $3::bigint order by about, kind";

/// Replaces and erases entries beside a journal, where the duel is there. Gives 1 or 0.
pub(crate) const PUT: &str = "
with there as (
    select id from duel where id = $1::uuid and state < 2 for update),
gone as (
    delete from beside using there, unnest($2::bigint[], $3::smallint[]) as e (about, kind)
    where beside.duel = there.id and beside.about = e.about and beside.kind = e.kind),
put as (
    insert into beside (duel, about, kind, bytes)
    select there.id, w.about, w.kind, w.bytes
    from there, unnest($4::bigint[], $5::smallint[], $6::bytea[]) as w (about, kind, bytes)
    on conflict (duel, about, kind) do update set bytes = excluded.bytes)
select count(*) from there";

/// Gives a duel another name. Gives 1 or 0.
pub(crate) const RENAME: &str = "
with named as (
    update duel set name = $2::text where id = $1::uuid and state < 2 returning id)
select count(*) from named";

/// Takes a duel out and leaves its trace. What stays of it is its id. Gives 1 or 0.
pub(crate) const REMOVE: &str = "
with moved as (
    update duel set state = 2, name = ''
    where id = $1::uuid and number = $2::bigint and seal = $3::bytea and state < 2
    returning id),
batches as (delete from batch using moved where batch.duel = moved.id),
words as (delete from beside using moved where beside.duel = moved.id),
pieces as (delete from archive using moved where archive.duel = moved.id),
left_behind as (
    insert into trace (number, duel, deed, body, chain)
    select $4::bigint, id, $5::smallint, $6::bytea, $7::bytea from moved)
select count(*) from moved";

/// Packs the batches of a duel into few rows and leaves its trace. Gives 1 or 0.
pub(crate) const ARCHIVE: &str = "
with moved as (
    update duel set state = 1
    where id = $1::uuid and number = $2::bigint and seal = $3::bytea and state = 0
    returning id),
cut as (
    select batch.duel, first, count, body,
        (sum(octet_length(body)) over (order by first) - octet_length(body)) / 262144 as piece
    from batch join moved on batch.duel = moved.id),
packed as (
    insert into archive (duel, first, last, body)
    select duel, min(first), max(first + count - 1), string_agg(
        int8send(first) || int4send(count) || int4send(octet_length(body)) || body,
        ''::bytea order by first)
    from cut group by duel, piece),
batches as (delete from batch using moved where batch.duel = moved.id),
left_behind as (
    insert into trace (number, duel, deed, body, chain)
    select $4::bigint, id, $5::smallint, $6::bytea, $7::bytea from moved)
select count(*) from moved";

/// Leaves a trace by itself.
pub(crate) const TRACE: &str = "
insert into trace (number, duel, deed, body, chain)
values ($2::bigint, $1::uuid, $3::smallint, $4::bytea, $5::bytea)";

/// The last trace.
pub(crate) const LAST_TRACE: &str = "select number, chain from trace order by number desc limit 1";

/// Traces in the order in which they were left.
pub(crate) const TRACES: &str = "
select number, body, chain from trace where number >= $1::bigint
order by number limit $2::bigint";

/// The trace of a duel that was taken out.
pub(crate) const REMOVED: &str = "
select body from trace where duel = $1::uuid and deed = 1 order by number limit 1";
