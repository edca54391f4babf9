/** Who is connected to the hub: a lease for each process, and what came of those that ended. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // A lease that is gone stays a week: its process, should it wake, learns from `sequence` which of its connections were counted as ended.
  await sql`
    create table traffic_lease (
      id uuid primary key,
      sequence bigint not null,
      connected integer not null,
      already_ended integer not null,
      ended bigint not null,
      changed_at timestamptz not null,
      lasts interval not null,
      gone boolean not null default false
    );

    -- One row, which every renewal locks first: renewals follow one another, so each sums what is true, and none waits for another twice.
    create table traffic_total (
      only_row boolean primary key default true check (only_row),
      folded bigint not null,
      connected bigint not null,
      ended bigint not null
    );
    insert into traffic_total (folded, connected, ended) values (0, 0, 0);
  `.execute(db);

  // Each statement of a volatile function sees what was committed before it: behind the lock, everything.
  await sql`
    create function traffic_renew(
      _id uuid, _sequence bigint, _connected integer, _already_ended integer, _ended bigint, _lasts interval,
      out held boolean, out last_sequence bigint, out connected bigint, out ended bigint
    ) language plpgsql set lock_timeout = '5s' as $$
    declare
      moment timestamptz;
      total traffic_total;
      expired uuid[];
      newly_ended bigint;
    begin
      select * into total from traffic_total for update;
      moment := clock_timestamp();

      -- A new lease holds nothing: made twice, or made and never used, it counts nothing.
      if _sequence = 0 then
        insert into traffic_lease values (_id, 0, 0, 0, 0, moment, _lasts) on conflict do nothing;
      end if;
      -- Whole numbers, never differences, and never older ones: a renewal whose answer was lost is not applied twice.
      update traffic_lease l
      set sequence = _sequence, connected = _connected, already_ended = _already_ended, ended = _ended, changed_at = moment, lasts = _lasts
      where l.id = _id and not l.gone and l.sequence < _sequence;
      select not l.gone, l.sequence into held, last_sequence from traffic_lease l where l.id = _id;

      -- While PostgreSQL itself was away, no one could renew: every lease then lasts anew.
      select array_agg(l.id), coalesce(sum(l.connected - l.already_ended + l.ended), 0) into expired, newly_ended
      from traffic_lease l
      where not l.gone and moment >= greatest(l.changed_at, pg_postmaster_start_time()) + l.lasts;
      if expired is not null then
        update traffic_lease l set gone = true, connected = 0, already_ended = 0, ended = 0, changed_at = moment where l.id = any (expired);
        delete from traffic_lease l where l.gone and l.changed_at < moment - interval '7 days';
      end if;

      select coalesce(sum(l.connected), 0), coalesce(sum(l.ended), 0) + total.folded + newly_ended into connected, ended from traffic_lease l;
      if (total.connected, total.ended, newly_ended) is distinct from (connected, ended, 0::bigint) then
        update traffic_total t set folded = total.folded + newly_ended, connected = traffic_renew.connected, ended = traffic_renew.ended;
        perform pg_notify('portal_traffic', _id::text);
      end if;
    end $$;
  `.execute(db);
}
