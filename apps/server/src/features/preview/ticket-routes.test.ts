import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { article } from "../../content/testing/importer.ts";
import type { Services } from "../../services.ts";
import { testServices } from "../../testing/services.ts";
import { testSession, testStaff, type TestStaff } from "../../testing/staff.ts";
import { buildTestApp } from "../../testing/test-app.ts";
import { openPreviewWorld, type PreviewWorld, type RecordLine } from "./testing/preview-world.ts";

let world: PreviewWorld;
let services: Services;
let changeSet: string;
let author: TestStaff;
let editor: TestStaff;
let app: FastifyInstance;
const draft = article("cuc-a", "tin-cuc-a", "ban-nhap", { title: "Chim hoàng yến", publishedAt: "2026-02-01" }) as RecordLine;
beforeAll(async () => {
  world = await openPreviewWorld();
  const { db, administration, previews } = world;
  services = testServices({ db, administration, previews });
  changeSet = await world.changeSetOf([draft]);
  author = await testStaff(db, { roles: { "cuc-a": ["author"] } });
  editor = await testStaff(db, { roles: { "cuc-a": ["editor"] } });
});
beforeEach(async () => {
  const { loader, sourceOver, limit, portal } = world;
  app = await buildTestApp({ services, portal, previews: { loader, sourceOver, limit } });
});
afterAll(async () => {
  await services.close();
  await world.close();
});

type Made = { readonly data: { readonly id: string; readonly path: string; readonly expiresAt: string } };
const post = (member: Pick<TestStaff, "headers">, path: string, payload: object) =>
  app.inject({ method: "POST", url: `/api/admin/${path}`, headers: { ...member.headers }, payload });
const openPreview = async (member: Pick<TestStaff, "headers">, body: object = {}) =>
  (await post(member, `change-sets/${changeSet}/previews`, body)).json<Made>().data;
const share = async (member: Pick<TestStaff, "headers">, body: object = { hours: 1 }) =>
  (await post(member, `change-sets/${changeSet}/preview-links`, body)).json<Made>().data;
/** As a browser that opens an address. */
const status = async (path: string, member?: Pick<TestStaff, "headers">): Promise<number> => {
  const cookie = member?.headers["cookie"];
  return (await app.inject({ url: `${path}cuc-a`, headers: { ...(cookie !== undefined && { cookie }) } })).statusCode;
};

describe("a preview for one's own session", () => {
  it("opens in that session alone: not for a stranger, for another member or for another session of the same one", async () => {
    const { path } = await openPreview(author, { asOf: "2099-01-01T00:00:00Z" });
    const other = await testSession(world.db, author.id, "step-up");
    expect([await status(path, author), await status(path), await status(path, editor), await status(path, other)]).toEqual([
      200, 404, 404, 404,
    ]);
  });

  it("ends with the session, and with the member's roles", async () => {
    const member = await testStaff(world.db, { roles: { "cuc-a": ["author"] } });
    const { path } = await openPreview(member);
    expect(await status(path, member)).toBe(200);
    await world.db.deleteFrom("staff_role").where("account_id", "=", member.id).execute();
    expect(await status(path, member)).toBe(404);
    const second = await testStaff(world.db, { roles: { "cuc-a": ["author"] } });
    const { path: ended } = await openPreview(second);
    await world.db.updateTable("staff_session").set({ ended_at: new Date() }).where("id", "=", second.session).execute();
    expect(await status(ended, second)).toBe(404);
  });

  it("is for those who may see the sites of the change set, and who are signed in", async () => {
    const stranger = await testStaff(world.db, { roles: { btc: ["editor"] } });
    expect((await post(stranger, `change-sets/${changeSet}/previews`, {})).statusCode).toBe(403);
    expect((await post({ headers: {} }, `change-sets/${changeSet}/previews`, {})).statusCode).toBe(401);
    expect((await post(author, `change-sets/${author.id}/previews`, {})).statusCode).toBe(404);
  });
});

describe("a link to a preview", () => {
  it("opens for whoever has it, is listed without its address, and opens nothing once it is revoked", async () => {
    const { id, path } = await share(editor);
    expect(await status(path)).toBe(200);
    const listed = await app.inject({ url: `/api/admin/change-sets/${changeSet}/preview-links`, headers: { ...editor.headers } });
    expect(listed.json()).toMatchObject({ total: 1, data: [{ id, changeSetId: changeSet, asOf: null, madeBy: editor.id }] });
    expect(listed.body).not.toContain(path.split("/")[2]);
    const revoke = () => app.inject({ method: "DELETE", url: `/api/admin/preview-links/${id}`, headers: { ...editor.headers } });
    expect([(await revoke()).statusCode, await status(path), (await revoke()).statusCode]).toEqual([200, 404, 404]);
    const { rows } = await sql`select act, actor, site from audit where details ->> 'preview' = ${id} order by id`.execute(world.db);
    expect(rows).toEqual([
      { act: "preview.share", actor: editor.id, site: "cuc-a" },
      { act: "preview.revoke", actor: editor.id, site: "cuc-a" },
    ]);
  });

  it("is not made by authors, who may look themselves", async () => {
    expect((await post(author, `change-sets/${changeSet}/preview-links`, { hours: 1 })).statusCode).toBe(403);
  });

  it("ends for good once its maker may not share the change set any more, or is blocked", async () => {
    const [moved, blocked] = [
      await testStaff(world.db, { roles: { "cuc-a": ["editor"] } }),
      await testStaff(world.db, { roles: { "cuc-a": ["editor"] } }),
    ];
    const paths = [(await share(moved)).path, (await share(blocked)).path] as const;
    expect([await status(paths[0]), await status(paths[1])]).toEqual([200, 200]);
    await world.db.updateTable("staff_role").set({ role: "author" }).where("account_id", "=", moved.id).execute();
    await world.db.updateTable("account").set({ blocked_at: new Date() }).where("id", "=", blocked.id).execute();
    expect([await status(paths[0]), await status(paths[1])]).toEqual([404, 404]);
    await world.db.updateTable("staff_role").set({ role: "editor" }).where("account_id", "=", moved.id).execute();
    await world.db.updateTable("account").set({ blocked_at: null }).where("id", "=", blocked.id).execute();
    expect([await status(paths[0]), await status(paths[1])]).toEqual([404, 404]);
  });
});
