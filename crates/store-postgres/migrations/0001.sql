-- Version 1: duels with their heads, their batches, what lies beside them, archived duels, traces.
-- A duel's row is the lock of its journal: it is moved on in the same statement that adds a batch.

create table takeback (
    one boolean primary key default true check (one),
    version int not null,
    shard int not null,
    shards int not null
);

-- state: 0 being written, 1 archived, 2 removed. No index on number, seal or state, so that
-- moving a head touches no index.
create table duel (
    id uuid not null,
    venue int not null default 0,
    number bigint not null,
    seal bytea not null,
    name text not null,
    created bigint not null,
    state smallint not null default 0,
    primary key (id)
) partition by hash (id);

-- body: 8 bytes of check, then the batch as docs/journal-format.md describes it.
create table batch (
    duel uuid not null,
    first bigint not null,
    count int not null,
    body bytea not null,
    primary key (duel, first)
) partition by hash (duel);
alter table batch alter column body set storage main;

create table beside (
    duel uuid not null,
    about bigint not null,
    kind smallint not null,
    bytes bytea not null,
    primary key (duel, about, kind)
) partition by hash (duel);

do $$
begin
    for n in 0..15 loop
        execute format('create table duel_%s partition of duel for values with (modulus 16, remainder %s) with (fillfactor = 70)', n, n);
        execute format('create table batch_%s partition of batch for values with (modulus 16, remainder %s)', n, n);
        execute format('create table beside_%s partition of beside for values with (modulus 16, remainder %s)', n, n);
    end loop;
end
$$;

-- The batches of an archived duel, many to a row: first, count, length (bigint, int, int), body.
create table archive (
    duel uuid not null,
    first bigint not null,
    last bigint not null,
    body bytea not null,
    primary key (duel, first)
);

-- deed: 1 removed, 2 archived, 3 erased, 4 repaired. chain: over the trace and the one before it.
create table trace (
    number bigint primary key,
    duel uuid not null,
    deed smallint not null,
    body bytea not null,
    chain bytea not null
);
create index trace_of_a_duel on trace (duel);
