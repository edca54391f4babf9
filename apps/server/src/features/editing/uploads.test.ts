/** Files that are uploaded for records, over real connections. */
import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { UploadRefusal } from "@portal/contracts";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { importContent } from "../../content/import.ts";
import { createSanitizer } from "../../content/sanitizer/index.ts";
import { importDefaults } from "../../content/testing/importer.ts";
import { FORM_STORAGE_BYTES } from "../forms/form-storage.ts";
import { compound, excel, packed, paragraph, pdf, word, wordParts } from "../../services/files/testing/files.ts";
import { storedZip } from "../../services/files/stored-zip.ts";
import { testStaff, type TestStaff } from "../../testing/staff.ts";
import { testApp } from "../../testing/test-app.ts";
import { countUnnamedBytes, deleteUnnamedBytes } from "./record-bytes.ts";
import { receiveUpload, UPLOAD_BYTES } from "./receive-upload.ts";

const MB = 1024 * 1024;
const current = testApp(async ({ site }) => {
  await site("cuc");
  await site("khac");
});
let address = "";
let temporary = "";
beforeAll(async () => {
  // Of its own: other runs on this machine have files under way too.
  temporary = await mkdtemp(join(tmpdir(), "uploads-test-"));
  vi.stubEnv("TMPDIR", temporary);
  address = await current().app.listen({ port: 0, host: "127.0.0.1" });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(temporary, { recursive: true });
});

const staff = (role: "author" | "editor" | "designer" | "moderator" = "author", slug = "cuc") =>
  testStaff(current().db, { roles: { [slug]: [role] } });
const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

interface Answer {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly message: unknown;
}

async function upload(who: TestStaff, name: string, type: string, body: Buffer | ReadableStream): Promise<Answer> {
  const response = await fetch(`${address}/api/admin/uploads?name=${encodeURIComponent(name)}`, {
    method: "POST",
    headers: { ...who.headers, "content-type": type },
    body: body as BodyInit,
    ...(body instanceof ReadableStream && { duplex: "half" }),
  });
  return { ...((await response.json()) as Omit<Answer, "status">), status: response.status };
}

async function call(who: TestStaff, method: string, path: string, body?: object, version?: string): Promise<Answer> {
  const response = await fetch(`${address}/api/admin/${path}`, {
    method,
    headers: { ...who.headers, ...(body && { "content-type": "application/json" }), ...(version !== undefined && { "if-match": version }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { ...((await response.json()) as Omit<Answer, "status">), status: response.status };
}

const read = (path: string, who?: TestStaff) => fetch(`${address}${path}`, { headers: who?.headers ?? {} });

/** A picture like no other. */
const picture = (format: "png" | "jpeg" | "webp" | "gif" | "avif" = "png") =>
  sharp({ create: { width: 12, height: 8, channels: 3, background: `#${randomUUID().slice(0, 6)}` } })
    .toFormat(format)
    .toBuffer();

async function draftOf(who: TestStaff, path: string, sha256: unknown, contentType = "image/png"): Promise<{ id: string; saved: Answer }> {
  const id = String((await call(who, "POST", "change-sets", { title: "Ảnh" })).data["id"]);
  const live = await call(who, "GET", `records/file/${encodeURIComponent(path)}`);
  const baseHash = live.status === 200 ? live.data["hash"] : null;
  const record = { path, contentType, sha256 };
  return {
    id,
    saved: await call(who, "PUT", `change-sets/${id}/records/file/${encodeURIComponent(path)}`, { record, baseHash }, '"0"'),
  };
}

async function published(who: TestStaff, id: string): Promise<void> {
  const act = async (name: string, body: object): Promise<void> => {
    const { changeSet, digest } = (await call(who, "GET", `change-sets/${id}`)).data as { changeSet: { version: number }; digest: string };
    const sent = name === "approve" ? { digest } : body;
    expect(await call(who, "POST", `change-sets/${id}/${name}`, sent, `"${changeSet.version}"`)).toMatchObject({ status: 200 });
  };
  for (const name of ["submit", "approve", "publish"]) await act(name, {});
}

const stored = async (bytes: Buffer): Promise<number> =>
  (await current().db.selectFrom("record_bytes").select("sha256").where("sha256", "=", hashOf(bytes)).execute()).length;
/** Files and room that an upload has left behind. */
async function left(): Promise<{ readonly folders: readonly string[]; readonly fits: boolean }> {
  const { formStorage } = current().services;
  const fits = formStorage.reserve(FORM_STORAGE_BYTES);
  formStorage.release(FORM_STORAGE_BYTES);
  return { folders: await readdir(temporary), fits };
}
const nothing = { folders: [], fits: true };

describe("an uploaded file", () => {
  it("is named by a draft, read back by who may read that, and public once it is published", async () => {
    const [author, editor, bytes] = [await staff(), await staff("editor"), await picture()];
    const sha256 = hashOf(bytes);
    const first = await upload(author, "ảnh.png", "image/png", bytes);
    expect(first).toMatchObject({ status: 200, data: { sha256, size: bytes.length, contentType: "image/png", width: 12, height: 8 } });
    expect(await upload(editor, "khác.png", "image/png", bytes)).toEqual(first);
    expect(await stored(bytes)).toBe(1);
    const { id, saved } = await draftOf(author, "cuc/anh.png", sha256);
    expect(saved).toMatchObject({ status: 200 });
    const address = `/api/admin/change-sets/${id}/files/cuc%2Fanh.png`;
    for (const who of [author, editor]) {
      const answer = await read(address, who);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "cache-control": "no-store",
        "content-disposition": expect.stringMatching(/^attachment; filename="anh.png"/) as string,
        "content-security-policy": expect.stringMatching(/sandbox/) as string,
        "content-type": "image/png",
        "cross-origin-resource-policy": "same-origin",
        "x-content-type-options": "nosniff",
      });
    }
    expect((await read(address, await staff("editor", "khac"))).status).toBe(403);
    expect((await read(address)).status).toBe(401);
    expect((await read("/api/mediafile/cuc/anh.png")).status).toBe(404);
    await published(editor, id);
    const open = await read("/api/mediafile/cuc/anh.png");
    expect(Buffer.from(await open.arrayBuffer())).toEqual(bytes);
    // Of the edition now, and of the version.
    expect((await read(address, author)).status).toBe(200);
    const { data } = await call(author, "GET", "records/file/cuc%2Fanh.png/history");
    const version = `/api/admin/versions/${String((data as unknown as { id: string }[])[0]?.id)}/file`;
    expect(Buffer.from(await (await read(version, author)).arrayBuffer())).toEqual(bytes);
    expect((await read(version, await staff("editor", "khac"))).status).toBe(403);
    expect(await left()).toEqual(nothing);
  });

  it("of another site is not read back by who may read the rest of the change set", async () => {
    const both = await testStaff(current().db, { roles: { cuc: ["editor"], khac: ["editor"] } });
    const bytes = await picture();
    await upload(both, "a.png", "image/png", bytes);
    const { id } = await draftOf(both, "cuc/chung.png", hashOf(bytes));
    const record = { path: "khac/kin.png", contentType: "image/png", sha256: hashOf(bytes) };
    const draft = `change-sets/${id}/records/file/khac%2Fkin.png`;
    expect(await call(both, "PUT", draft, { record, baseHash: null }, '"0"')).toMatchObject({ status: 200 });
    const seen = async (who: TestStaff) =>
      Promise.all(
        ["cuc%2Fchung.png", "khac%2Fkin.png"].map(async (key) => (await read(`/api/admin/change-sets/${id}/files/${key}`, who)).status),
      );
    const readers = [await staff(), await staff("moderator")];
    for (const reader of readers) expect(await seen(reader)).toEqual([200, 404]);
    await published(both, id);
    for (const reader of readers) expect(await seen(reader)).toEqual([200, 404]);
    expect(await seen(both)).toEqual([200, 200]);
  });

  it("is saved as a draft, and taken out, by designers, who write no other record", async () => {
    const [designer, bytes] = [await staff("designer"), await picture()];
    await upload(designer, "a.png", "image/png", bytes);
    const { id, saved } = await draftOf(designer, "cuc/ve.png", hashOf(bytes));
    expect(saved).toMatchObject({ status: 200 });
    const page = { site: "cuc", slug: "trang", title: "Trang", html: "<p>a</p>" };
    const other = call(designer, "PUT", `change-sets/${id}/records/page/cuc%2Ftrang`, { record: page, baseHash: null }, '"0"');
    expect(await other).toMatchObject({ status: 403 });
    expect(await call(designer, "DELETE", `change-sets/${id}/records/file/cuc%2Fve.png`, undefined, '"1"')).toMatchObject({ status: 200 });
  });

  it("is read back whole where it is larger than what is read at once, and is no answer to a change set without it", async () => {
    const author = await staff();
    const bytes = Buffer.from(`${randomUUID()}\n`.repeat(10_000));
    const { data } = await upload(author, "số liệu.csv", "text/csv; charset=utf-8", bytes);
    expect(data).toMatchObject({ contentType: "text/csv; charset=utf-8", width: null, height: null });
    const { id } = await draftOf(author, "cuc/so-lieu.csv", data["sha256"], "text/csv; charset=utf-8");
    expect(await (await read(`/api/admin/change-sets/${id}/files/cuc%2Fso-lieu.csv`, author)).text()).toBe(bytes.toString());
    expect((await read(`/api/admin/change-sets/${id}/files/cuc%2Fkhong-co.csv`, author)).status).toBe(404);
    expect((await read("/api/admin/versions/999999/file", await testStaff(current().db, { administrator: true }))).status).toBe(404);
  });

  it.each<[string, string, () => Promise<Buffer>]>([
    ["a.pdf", "application/pdf", async () => pdf(randomUUID().slice(0, 8))],
    ["a.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", async () => word(randomUUID())],
    ["a.XLSX", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", async () => excel(["A", [[randomUUID()]]])],
    ["a.jpeg", "image/jpeg", () => picture("jpeg")],
    ["a.webp", "image/webp", () => picture("webp")],
    ["a.gif", "image/gif", () => picture("gif")],
    ["a.avif", "image/avif", () => picture("avif")],
    [
      "a.svg",
      "image/svg+xml",
      async () => Buffer.from(`<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 8"/>`),
    ],
    ["a.txt", "text/plain;charset=UTF-8", async () => Buffer.from(`Ý kiến ${randomUUID()}`)],
  ])("may be %s, %s", async (name, type, make) => {
    const bytes = await make();
    const { status, data } = await upload(await staff(), name, type, bytes);
    expect([status, data["sha256"]]).toEqual([200, hashOf(bytes)]);
    if (type.startsWith("image/")) expect([data["width"], data["height"]]).toEqual([12, 8]);
  });

  it("is shown upright: its width and height are those that a browser draws", async () => {
    const turned = await sharp(await picture("jpeg"))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await upload(await staff(), "a.jpg", "image/jpeg", turned)).data).toMatchObject({ width: 8, height: 12 });
  });
});

const svg = (inside: string) => Buffer.from(`${inside}<svg xmlns="http://www.w3.org/2000/svg"/>`);
const html = Buffer.from("<!doctype html><script>alert(1)</script>");
const parts = (...more: readonly (readonly [string, Buffer])[]): Map<string, Buffer> => new Map([...wordParts(paragraph("x")), ...more]);
const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

describe("a hostile upload", () => {
  it.each<[string, string, string, () => Buffer | Promise<Buffer>, number, UploadRefusal]>([
    ["a page", "a.html", "text/html", () => html, 415, "unknown-type"],
    ["a script", "a.js", "text/javascript", () => html, 415, "unknown-type"],
    ["a page that is called a picture", "a.png", "image/png", () => html, 422, "other-type"],
    ["a page that is declared as one, by a picture's name", "a.png", "text/html", picture, 415, "unknown-type"],
    ["a picture that is declared as another", "a.png", "image/jpeg", picture, 415, "unknown-type"],
    ["a picture of another type than its name says", "a.jpg", "image/jpeg", picture, 422, "other-type"],
    ["XML", "a.xml", "application/xml", () => html, 415, "unknown-type"],
    ["text in another character set", "a.txt", "text/plain; charset=utf-7", () => Buffer.from("x"), 415, "unknown-type"],
    ["a drawing that declares entities", "a.svg", "image/svg+xml", () => svg('<!DOCTYPE svg [<!ENTITY a "b">]>'), 422, "damaged"],
    ["a drawing with a transformation", "a.svg", "image/svg+xml", () => svg('<?xml-stylesheet href="a.xsl"?>'), 422, "damaged"],
    ["text that is called a drawing", "a.svg", "image/svg+xml", () => Buffer.from("<p>a</p>"), 422, "other-type"],
    ["a drawing that no one should read", "a.svg", "image/svg+xml", () => svg(`<!--${"a".repeat(2 * MB)}-->`), 422, "picture-too-large"],
    ["Word with macros", "a.docx", docx, () => packed(parts(["word/vbaProject.bin", Buffer.from("x")])), 422, "macros"],
    ["Word 97", "a.docx", docx, () => compound("WordDocument"), 422, "old-format"],
    ["a zip bomb, 60 MB in 60 KB", "a.docx", docx, () => packed(parts(["word/a.xml", Buffer.alloc(60 * MB)])), 422, "bomb"],
    ["a bomb that claims 1 KB", "a.docx", docx, () => packed(parts(["word/a.xml", Buffer.alloc(20 * MB)]), 1024), 422, "damaged"],
    ["an archive", "a.zip", "application/zip", () => storedZip([["a.txt", Buffer.from("a")]]), 415, "unknown-type"],
    ["half a PDF", "a.pdf", "application/pdf", () => pdf().subarray(0, 200), 422, "damaged"],
    ["half a picture", "a.png", "image/png", async () => (await picture()).subarray(0, 60), 422, "damaged"],
    ["nothing", "a.txt", "text/plain", () => Buffer.alloc(0), 422, "empty"],
    ["a file without an ending", "a", "text/plain", () => Buffer.from("x"), 415, "unknown-type"],
    ["more than a file may have", "a.txt", "text/plain", () => Buffer.alloc(UPLOAD_BYTES + 1, "a"), 413, "too-large"],
  ])("is refused and leaves nothing behind: %s", async (_, name, type, make, status, reason) => {
    const bytes = await make();
    // Of a body that is refused unread the connection may be closed before all of it was sent.
    const answer = await upload(await staff(), name, type, bytes).catch(() => undefined);
    if (status !== 413 || answer) expect(answer).toMatchObject({ status, data: { code: "invalid", details: { reason } } });
    expect(await stored(bytes)).toBe(0);
    await expect.poll(left).toEqual(nothing);
  });

  it("is stopped where it goes on without an end", async () => {
    const part = Buffer.alloc(MB, "a");
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 100) controller.close();
        else controller.enqueue(part);
      },
    });
    const answer = await upload(await staff(), "a.txt", "text/plain", endless).catch(() => undefined);
    if (answer) expect(answer).toMatchObject({ status: 413 });
    expect(sent).toBeLessThan(60);
    expect((await sql`select from record_bytes where octet_length(bytes) > ${20 * MB}`.execute(current().db)).rows).toEqual([]);
    await expect.poll(left).toEqual(nothing);
  });

  it("leaves nothing behind where its connection is cut", async () => {
    const { headers } = await staff();
    const { port } = new URL(address);
    const sent = Buffer.alloc(200_000, "cut");
    const socket = connect(Number(port), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    const lines = Object.entries({ ...headers, host: `127.0.0.1:${port}`, "content-type": "text/plain", "content-length": "1000000" });
    socket.write(
      `POST /api/admin/uploads?name=a.txt HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join("\r\n")}\r\n\r\n`,
    );
    socket.write(sent);
    // The folder is there before the first part of the file has its room.
    await expect.poll(left).toEqual({ folders: [expect.any(String)], fits: false });
    socket.destroy();
    await expect.poll(left).toEqual(nothing);
    expect(await stored(sent)).toBe(0);
  });

  it("is refused to who may edit no files, and after too many within the hour", async () => {
    expect(await upload(await staff("moderator"), "a.png", "image/png", await picture())).toMatchObject({ status: 403 });
    const author = await staff();
    const send = async () => upload(author, "a.png", "image/png", await picture());
    await sql`delete from rate_limit`.execute(current().db);
    expect(await send()).toMatchObject({ status: 200 });
    await sql`update rate_limit set count = 300`.execute(current().db);
    expect(await send()).toMatchObject({ status: 429 });
    expect(await upload(await staff(), "a.png", "image/png", await picture())).toMatchObject({ status: 200 });
  });
});

describe("a file's draft", () => {
  const text = Buffer.from("@echo off\r\ncalc.exe\r\n");

  it.each([
    ["a program that was uploaded as text", "cuc/chay.bat", "application/x-bat", 'Files named ".bat" are not taken'],
    ["an application of HTML", "cuc/chay.hta", "application/hta", 'Files named ".hta" are not taken'],
    ["a type that the name does not have", "cuc/chay.txt", "application/x-bat", "is sent with Content-Type: text/plain"],
    ["text that is called a picture", "cuc/chay.png", "image/png", "Its content is of another type than its name says."],
  ])("is refused as an upload of the same would be: %s", async (_, path, contentType, message) => {
    const author = await staff();
    await upload(author, "a.txt", "text/plain", text);
    const { saved } = await draftOf(author, path, hashOf(text), contentType);
    const details = { reason: expect.stringMatching(/^(?:unknown|other)-type$/) as string };
    expect(saved).toMatchObject({ status: 422, data: { code: "invalid", details }, message: expect.stringContaining(message) as string });
  });

  it("may keep and restore what was imported, of whatever type, and names no other bytes for it", async () => {
    const [{ db }, editor, path, contentType] = [current(), await staff("editor"), "cuc/cu.zip", "application/zip"];
    const sanitizer = createSanitizer();
    onTestFinished(() => sanitizer.close());
    const line = (content: string) => ({ kind: "file", path, contentType, text: content });
    const bring = async (content: string) => importContent(db, Readable.from([line(content)]), { ...importDefaults, sanitizer });
    await bring("một");
    const [one, two] = [Buffer.from("một"), Buffer.from("hai")];
    for (const bytes of [one, two]) await upload(editor, "a.txt", "text/plain", bytes);
    const kept = await draftOf(editor, path, hashOf(one), contentType);
    expect(kept.saved).toMatchObject({ status: 200 });
    expect((await draftOf(editor, path, hashOf(two), contentType)).saved).toMatchObject({ status: 422 });
    await bring("hai");
    const { data } = await call(editor, "GET", "records/file/cuc%2Fcu.zip/history");
    const restore = async (index: number) =>
      call(editor, "POST", `versions/${String((data as unknown as { id: string }[]).at(index)?.id)}/restore`, { title: "Như cũ" });
    expect(await restore(-1)).toMatchObject({ status: 200 });
    const id = String((await call(editor, "POST", "change-sets", { title: "Xoá" })).data["id"]);
    const live = await call(editor, "GET", "records/file/cuc%2Fcu.zip");
    await call(editor, "PUT", `change-sets/${id}/records/file/cuc%2Fcu.zip`, { record: null, baseHash: live.data["hash"] }, '"0"');
    await published(editor, id);
    expect(await restore(-1)).toMatchObject({ status: 422 });
  });
});

describe("bytes", () => {
  const age = (bytes: Buffer) =>
    sql`update record_bytes set kept_at = now() - interval '25 hours' where sha256 = ${hashOf(bytes)}`.execute(current().db);

  it("that nothing has named for a day are removed; those that a draft, a step of one, an edition, a version or a live file has stay", async () => {
    const { db } = current();
    const [author, editor] = [await staff(), await staff("editor")];
    const sent = async () => {
      const bytes = await picture();
      await upload(author, "a.png", "image/png", bytes);
      return bytes;
    };
    const [unnamed, fresh, first, drafted, live, versioned] = [
      await sent(),
      await sent(),
      await sent(),
      await sent(),
      await sent(),
      await sent(),
    ];
    const { id } = await draftOf(author, "cuc/nhap.png", hashOf(first));
    const record = { path: "cuc/nhap.png", contentType: "image/png", sha256: hashOf(drafted) };
    expect(await call(author, "PUT", `change-sets/${id}/records/file/cuc%2Fnhap.png`, { record }, '"1"')).toMatchObject({ status: 200 });
    for (const bytes of [versioned, live]) await published(editor, (await draftOf(editor, "cuc/song.png", hashOf(bytes))).id);
    await sql`delete from record_version where record ->> 'sha256' = ${hashOf(live)}`.execute(db);
    for (const bytes of [unnamed, first, drafted, live, versioned]) await age(bytes);
    await deleteUnnamedBytes(db);
    expect(await Promise.all([unnamed, fresh, first, drafted, live, versioned].map(stored))).toEqual([0, 1, 1, 1, 1, 1]);
  });

  it("that nothing names have a room of their own: what does not fit is refused, and leaves nothing behind", async () => {
    const { db, services } = current();
    const unnamed = await countUnnamedBytes(db);
    const { id: account } = await staff();
    const send = async (room: number): Promise<Buffer> => {
      const bytes = await picture();
      const sent = { name: "a.png", declared: "image/png", content: Readable.from([bytes]), account };
      await receiveUpload({ ...services, db, room: unnamed + room }, sent);
      return bytes;
    };
    await expect(send(10)).rejects.toMatchObject({ statusCode: 507 });
    expect(await countUnnamedBytes(db)).toBe(unnamed);
    const bytes = await send(10_000);
    expect(await countUnnamedBytes(db)).toBe(unnamed + bytes.length);
    await expect.poll(left).toEqual(nothing);
  });

  it("that are sent again are kept for another day", async () => {
    const [author, bytes] = [await staff(), await picture()];
    await upload(author, "a.png", "image/png", bytes);
    await age(bytes);
    await upload(author, "a.png", "image/png", bytes);
    await deleteUnnamedBytes(current().db);
    expect(await stored(bytes)).toBe(1);
  });

  it("must be there before a draft names them, and are held for it from then on", async () => {
    const [author, bytes] = [await staff(), await picture()];
    const unknown = await draftOf(author, "cuc/khong-co.png", hashOf(bytes));
    expect(unknown.saved).toMatchObject({ status: 422, data: { code: "invalid" } });
    expect((await draftOf(author, "cuc/khong-co.png", undefined)).saved).toMatchObject({ status: 422 });
    await upload(author, "a.png", "image/png", bytes);
    await age(bytes);
    expect((await draftOf(author, "cuc/co.png", hashOf(bytes))).saved).toMatchObject({ status: 200 });
    await deleteUnnamedBytes(current().db);
    expect(await stored(bytes)).toBe(1);
  });
});
