-- Three roles: one that makes the tables, one that writes duels, one that only reads them.
-- Run by a superuser in the database of the store, once its tables are there.
-- Give them to users with: grant takeback_writer to NAME.

do $$
begin
    if not exists (select from pg_roles where rolname = 'takeback_reader') then
        create role takeback_reader nologin;
    end if;
    if not exists (select from pg_roles where rolname = 'takeback_writer') then
        create role takeback_writer nologin;
    end if;
end
$$;

revoke create on schema public from public;
grant usage on schema public to takeback_reader, takeback_writer;
grant select on takeback, duel, batch, beside, archive, trace to takeback_reader, takeback_writer;

-- What a duel is called, where it ends and whether it is archived; never its id.
grant insert on duel to takeback_writer;
grant update (number, seal, name, state) on duel to takeback_writer;
-- A batch is added, and goes only when its duel is archived or removed.
grant insert, delete on batch to takeback_writer;
grant insert, delete on archive to takeback_writer;
-- Names and words are replaced and erased.
grant insert, update, delete on beside to takeback_writer;
-- A trace is never changed and never goes.
grant insert on trace to takeback_writer;
