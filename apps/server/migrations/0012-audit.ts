/** Who did what. Rows are added and never changed: the database itself refuses it. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit (
      id bigint generated always as identity primary key,
      at timestamptz not null default clock_timestamp(),
      -- Id of an account; null: the portal itself. No reference: what was done outlives the account.
      actor uuid,
      act text not null,
      -- What it was done to, by kind and id.
      subject text not null,
      details jsonb
    );
    create index audit_subject on audit (subject, id desc);
    create index audit_actor on audit (actor, id desc);

    create function audit_is_final() returns trigger language plpgsql as $$
    begin
      raise exception 'audit rows are never changed or removed';
    end $$;
    create trigger audit_rows before update or delete on audit for each row execute function audit_is_final();
    create trigger audit_table before truncate on audit for each statement execute function audit_is_final();
  `.execute(db);
}
