import { expect, it } from "vitest";
import { brokenSteps } from "./migration-steps.ts";

const migration = (sql: string, more = "") => `${more}\nexport async function up(db) {\n  await sql\`\n    ${sql}\n  \`.execute(db);\n}\n`;
const broken = (sql: string, more = "") => brokenSteps(migration(sql, more), "1.0.13");

it.each([
  "alter table account drop column phone;",
  "alter table account drop phone",
  "ALTER TABLE account\n  DROP COLUMN IF EXISTS phone",
  "drop table feed",
  "drop function folded(text)",
  "drop schema jobs cascade",
  "alter table account rename column phone to telephone",
  "alter table feed rename to source",
  "alter table account alter column phone set not null",
  "alter table account alter phone type bigint using phone::bigint",
  "alter table account alter column phone set data type bigint",
  "alter table account add column nick text not null",
  "alter table account add nick text not null",
  "alter table account add column key uuid default gen_random_uuid()",
  "alter table article add column words tsvector generated always as (to_tsvector(title)) stored",
  "alter table article add constraint long check (length(title) > 2)",
  "alter table article add foreign key (site_id) references site (id)",
  "alter table article add constraint one unique (slug)",
  "create index on article (title)",
  "create unique index if not exists by_title on article using btree (title)",
  "update article set title = title",
  "delete from article where published_at is null",
  "truncate feed",
  "lock table article in share mode",
  "create table a (id int); drop table b",
])("finds: %s", (sql) => {
  expect(broken(sql)).toHaveLength(1);
});

it.each([
  "create table nick (id uuid primary key, name text not null unique); create index on nick (name); alter table nick add check (name <> '')",
  "alter table account add column nick text",
  "alter table account add column nick text not null default ''",
  "alter table account add column since timestamptz not null default now()",
  "alter table article add constraint long check (length(title) > 2) not valid",
  "alter table account alter column phone drop not null",
  "alter table account drop constraint account_phone_check",
  "-- drop table feed\nselect 1",
  "create function f() returns trigger language plpgsql as $$ begin delete from account; end $$",
  "drop trigger keep on article; create trigger keep after insert on article for each row execute function f()",
])("leaves: %s", (sql) => {
  expect(broken(sql)).toEqual([]);
});

it("lets a later release take away what one before it stopped using", () => {
  const drop = "alter table account drop column phone";
  expect(broken(drop, 'export const contract = { expandedIn: "1.0.12" };')).toEqual([]);
  expect(broken(drop, 'export const contract = { expandedIn: "1.0.13" };')).toHaveLength(1);
  expect(broken("truncate feed", 'export const contract = { expandedIn: "1.0.12" };')).toHaveLength(1);
});

it("lets short work be done on tables that are said to be small", () => {
  expect(broken("create index on account (phone)", 'export const smallTables = ["account"];')).toEqual([]);
  expect(broken("create index on article (title)", 'export const smallTables = ["account"];')).toHaveLength(1);
  expect(broken("alter table account drop column phone", 'export const smallTables = ["account"];')).toHaveLength(1);
});
