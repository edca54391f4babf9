import { type AddressInfo, createConnection } from "node:net";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { describe, expect, test, vi } from "vitest";
import { multipartOf } from "../forms/testing/forms-app.ts";
import { loadPageRecords } from "../../sources/database/page-records.ts";
import type { Fields, TestFile } from "../../testing/visitors.ts";
import { pdf } from "../../services/files/testing/files.ts";
import { withDrafts } from "./testing/with-drafts.ts";

const current = withDrafts();

const idOf = async (slug: string): Promise<string> =>
  (await current().db.selectFrom("article").select("id").where("slug", "=", slug).executeTakeFirstOrThrow()).id;
const wire = {
  title: "Góp ý Điều 5",
  fullName: "Người góp ý mẫu",
  email: "gop-y@thu.example",
  address: "1 phố Mẫu",
  phoneNumber: "0900000000",
  content: "Đề nghị làm rõ khoản 2.",
};
const comment = { ...wire, consent: "yes" };
const contribute = async (fields: Fields = {}, files: readonly TestFile[] = []) =>
  current().send("contribution", { articleId: await idOf("dang-mo"), ...comment, ...fields }, files);
const kept = async (title: string) => current().db.selectFrom("contribution").selectAll().where("title", "=", title).execute();
const uploads = async (): Promise<number> => (await current().db.selectFrom("upload").select("id").execute()).length;
const recordsOf = (slug: string, receipt?: string) =>
  loadPageRecords(
    current().db,
    { site: "btc", category: "du-thao-van-ban", article: slug, page: undefined, receipt },
    { asOf: Date.now(), signal: undefined },
  );

describe("a contribution by our own form", () => {
  test("with a file: receipt, listed for the administrator, the file for saving only, counted on the draft's page", async () => {
    const bytes = pdf("Gop y");
    const response = await contribute({ title: "Có tệp" }, [{ name: "../../góp ý.pdf", bytes }]);
    expect(response.statusCode).toBe(200);
    const { receipt, redirect } = response.json<{ data: { receipt: string; redirect: string } }>().data;
    expect(redirect).toBe(`/btc/hoi-dap/tra-cuu?receipt=${receipt}&done=contribution`);
    const records = await recordsOf("dang-mo", receipt);
    expect(records.receipt).toMatchObject({
      kind: "contribution",
      title: "Có tệp",
      about: "Dự thảo đang mở",
      state: "received",
      href: "/btc/du-thao-van-ban/dang-mo",
    });
    expect(records.feedback).toEqual({ count: 1, outcome: undefined });

    const list = (await current().admin(`contributions?articleId=${await idOf("dang-mo")}`)).json<{
      data: { id: string; title: string }[];
    }>();
    expect(list.data[0]).toMatchObject({
      ...wire,
      title: "Có tệp",
      attachment: { name: "góp ý.pdf", contentType: "application/pdf", size: bytes.length },
    });
    expect((await current().admin(`contributions/${list.data[0]?.id}`)).json()).toMatchObject({ data: list.data[0] });
    const file = await current().admin(`contributions/${list.data[0]?.id}/attachment`);
    expect(file.rawPayload.equals(bytes)).toBe(true);
    expect(file.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="gop y.pdf"; filename*=UTF-8''g%C3%B3p%20%C3%BD.pdf`,
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect((await current().app.inject({ url: `/api/admin/contributions/${list.data[0]?.id}/attachment` })).statusCode).toBe(401);
    expect((await current().app.inject({ url: "/api/mediafile/góp ý.pdf" })).statusCode).toBe(404);
  });

  test("without a file it is kept as well", async () => {
    expect((await contribute({ title: "Không tệp", address: "", phoneNumber: "" })).statusCode).toBe(200);
    expect(await kept("Không tệp")).toMatchObject([{ upload_id: null, address: null, phone_number: null, draft: "Dự thảo đang mở" }]);
    const [row] = (await current().admin("contributions")).json<{ data: { id: string }[] }>().data;
    expect((await current().admin(`contributions/${row?.id}/attachment`)).statusCode).toBe(404);
  });

  test.each([
    ["chua-mo", "closed"],
    ["da-dong", "closed"],
    ["hen-gio", "notFound"],
    ["van-ban", "notFound"],
    ["tin", "notFound"],
  ])("to %s is refused: %s", async (slug, code) => {
    const response = await contribute({ articleId: await idOf(slug), title: "Không nhận" });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ data: { errors: [{ code }] } });
    expect(await kept("Không nhận")).toEqual([]);
  });

  test.each(["0", "-1", "1 or 1=1", "99999999999999999999", "..%2f", ""])("to the draft %j is refused", async (articleId) => {
    expect((await contribute({ articleId })).statusCode).toBe(422);
  });

  test("a file larger than the parameter attachment-max-mb says is refused, and the answer names the limit", async () => {
    const large = Buffer.from("Góp ý. ".repeat(150_000));
    const limited = { type: 2, key: "attachment-max-mb", value: "1", name: null, position: 1, content_hash: "test" };
    await current().db.insertInto("parameter").values(limited).execute();
    const response = await contribute({ title: "Tệp lớn" }, [{ name: "a.txt", bytes: large }]);
    expect(response.json()).toMatchObject({ data: { errors: [{ field: "attachment", code: "fileSize", values: { limit: 1 } }] } });
    expect(await kept("Tệp lớn")).toEqual([]);
    await current().db.deleteFrom("parameter").execute();
    expect((await contribute({ title: "Tệp lớn" }, [{ name: "a.txt", bytes: large }])).statusCode).toBe(200);
  });

  test("a file that is refused keeps nothing: neither file nor comment", async () => {
    const before = await uploads();
    const response = await contribute({ title: "Tệp sai" }, [{ name: "a.pdf", bytes: Buffer.from("<script>alert(1)</script>") }]);
    expect(response.json()).toMatchObject({ success: false, data: { errors: [{ field: "attachment", code: "fileType" }] } });
    const two = await contribute({ title: "Tệp sai" }, [
      { name: "a.pdf", bytes: pdf() },
      { name: "b.pdf", bytes: pdf() },
    ]);
    expect(two.json()).toMatchObject({ data: { errors: [{ field: "attachment", code: "fileCount" }] } });
    expect(await kept("Tệp sai")).toEqual([]);
    expect(await uploads()).toBe(before);
  });
});

describe("POST /api/article/send-contribution (specification §7)", () => {
  const call = async (
    given: Fields,
    { key, file, fields = {} }: { key?: string; file?: TestFile; fields?: Fields } = {},
    server = current().app,
  ) => {
    const query = new URLSearchParams(given).toString();
    const body = multipartOf(fields, file ? [file] : []);
    return server.inject({
      method: "POST",
      url: `/api/article/send-contribution?${query}`,
      payload: body.payload,
      headers: { ...body.headers, ...(key === undefined ? {} : { "idempotency-key": key }) },
    });
  };
  const query = async (title: string): Promise<Fields> => {
    const { captchaId, capcha } = await current().solve(`form-${title}`);
    return { id: captchaId, capcha, articleId: await idOf("dang-mo"), ...wire, title };
  };

  test("fields in the query, file in the body, the answer is text with the receipt", async () => {
    const response = await call(await query("Theo đặc tả"), { file: { name: "a.pdf", bytes: pdf() } });
    expect(response.statusCode).toBe(200);
    // They find it on the next page, wherever that is drawn.
    expect(response.cookies).toMatchObject([{ name: expect.stringMatching(/wrote$/) as string, maxAge: 10 }]);
    expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(response.body).toMatch(/^Đã tiếp nhận ý kiến góp ý\. Mã tiếp nhận: \d{4}-\d{4}-\d{4}-\d{4}$/);
    expect(await kept("Theo đặc tả")).toMatchObject([
      {
        article_id: await idOf("dang-mo"),
        full_name: wire.fullName,
        email: wire.email,
        address: wire.address,
        phone_number: wire.phoneNumber,
        content: wire.content,
        upload_id: expect.any(String) as string,
      },
    ]);
    const again = await call({ ...(await query("Mã kiểm tra sai")), capcha: "sai" });
    expect([again.statusCode === 200, await kept("Mã kiểm tra sai")]).toEqual([false, []]);
  });

  test("the personal fields may be in the body instead, where no log keeps them", async () => {
    const { id, capcha, articleId, ...fields } = await query("Trong thân");
    const response = await call({ id: id ?? "", capcha: capcha ?? "", articleId: articleId ?? "" }, { fields });
    expect(response.statusCode).toBe(200);
    expect(await kept("Trong thân")).toHaveLength(1);
  });

  test("sent three more times by a client that saw no answer, to two processes, it is kept once and has one answer", async () => {
    const given = await query("Gửi lại");
    const options = { key: "the client's own key", file: { name: "a.pdf", bytes: pdf() } };
    const { app, second } = current();
    const answers = await Promise.all([call(given, options, app), call(given, options, second)]);
    answers.push(await call(given, options, second), await call(given, options, app));
    expect(answers.map(({ body }) => body)).toEqual(Array(4).fill(answers[0]?.body));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await kept("Gửi lại")).toHaveLength(1);
    // The control: without the key the captcha is used up, and nothing is kept twice either.
    expect((await call(given, { file: options.file })).statusCode).toBe(422);
    expect(await kept("Gửi lại")).toHaveLength(1);
  });

  test.each([
    ["a wrong captcha", { capcha: "WRONG1" }, "Ký tự kiểm tra: chưa đúng hoặc đã hết hạn, hãy lấy hình mới và nhập lại."],
    ["no address of mail", { email: "" }, "Thư điện tử: chưa có thông tin."],
    ["a draft that is closed", { articleId: "da-dong" }, "Dự thảo này không nhận ý kiến góp ý vào lúc này."],
  ])("%s is refused in words", async (_what, fields: Fields, words) => {
    const given = { ...(await query("Sai")), ...fields };
    const response = await call({ ...given, ...(given["articleId"] === "da-dong" ? { articleId: await idOf("da-dong") } : {}) });
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain(words);
    expect(await kept("Sai")).toEqual([]);
  });

  test("answers in the language of the draft, in words: no code of ours is in it", async () => {
    const wrong = { capcha: "sai", email: "không phải", phoneNumber: "abc", content: "ngắn", title: "" };
    const vi = await call({ ...(await query("x")), ...wrong });
    expect([vi.statusCode, vi.headers["content-type"], vi.body]).toEqual([
      422,
      "text/plain; charset=utf-8",
      "Ý kiến góp ý chưa được tiếp nhận. Tiêu đề: chưa có thông tin. Thư điện tử: địa chỉ chưa đúng, cần có dạng ten@mien.vn. " +
        "Số điện thoại: số chưa đúng, ví dụ đúng: 0912 345 678 hoặc +84 24 3826 2245. Nội dung góp ý: cần ít nhất 10 ký tự.",
    ]);
    const articleId = await idOf("open-draft");
    const sent = { ...(await query("In English")), articleId };
    const en = await call({ ...sent, ...wrong });
    expect(en.body).toBe(
      "Your comments were not accepted. Title: this is missing. Email: this is not an email address; it should look like name@domain.vn. " +
        "Phone number: this is not a phone number; it should look like 0912 345 678 or +84 24 3826 2245. Comments: at least 10 characters are needed.",
    );
    expect((await call({ ...sent, capcha: "wrong!" })).body).toBe(
      "Your comments were not accepted. Security characters: wrong or out of date; ask for a new picture and type what it shows.",
    );
    const again = { ...(await query("In English again")), articleId };
    expect((await call(again)).body).toMatch(/^Your comments were received\. Receipt number: \d{4}-\d{4}-\d{4}-\d{4}$/);
    expect((await call(again, { file: { name: "a.exe", bytes: Buffer.from("MZ") } })).body).toContain("Security characters: ");
    const file = { name: "a.exe", bytes: Buffer.from("MZ\0\0") };
    expect((await call({ ...(await query("With a file")), articleId }, { file })).body).toBe(
      "Your comments were not accepted. Attached file: files of this type are not accepted; choose a PDF, Word, Excel, picture or plain text file.",
    );
    expect((await call({ ...(await query("Closed")), articleId: await idOf("closed-draft") })).body).toBe(
      "Your comments were not accepted. This draft does not take comments now.",
    );
  });

  test("what is too large or no form is refused in the language of the draft, as text", async () => {
    const url = `/api/article/send-contribution?articleId=${await idOf("open-draft")}`;
    const send = (headers: Fields, payload: string) => current().app.inject({ method: "POST", url, payload, headers });
    const large = await send({ "content-type": "multipart/form-data; boundary=x", "content-length": String(30 * 1024 * 1024) }, "");
    expect([large.statusCode, large.body]).toEqual([
      413,
      "Your comments with their file are too large: at most 20 MB. Choose a smaller file and send them again.",
    ]);
    const broken = await send({ "content-type": "multipart/form-data; boundary=x" }, "--x\r\nbroken");
    expect([broken.statusCode, broken.headers["content-type"], broken.body]).toEqual([
      400,
      "text/plain; charset=utf-8",
      "What was sent cannot be read or is incomplete, and your comments were not kept. Send them again as multipart/form-data.",
    ]);
  });

  test("a page of another site cannot make a visitor's browser send it", async () => {
    const body = multipartOf({});
    const url = `/api/article/send-contribution?${new URLSearchParams(await query("Trang khác")).toString()}`;
    const send = (headers: Fields) =>
      current().app.inject({ method: "POST", url, payload: body.payload, headers: { ...body.headers, ...headers } });
    expect((await send({ origin: "https://evil.example" })).statusCode).toBe(403);
    expect((await send({ origin: "null", "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    expect(await kept("Trang khác")).toEqual([]);
    expect((await send({})).statusCode).toBe(200);
  });

  test("hostile text in every field is text", async () => {
    const hostile = `'; drop table contribution; -- "><script>alert(1)</script> \r\nX-Evil: 1 \0`;
    const response = await call({ ...(await query("x")), title: hostile, fullName: hostile, content: hostile, address: hostile });
    expect(response.statusCode).toBe(200);
    expect(response.headers["x-evil"]).toBeUndefined();
    const row = await current().db.selectFrom("contribution").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();
    for (const text of [row.title, row.full_name, row.address ?? ""]) {
      expect(text).toContain("'; drop table contribution; --");
      expect(text).not.toMatch(/[\r\n\0]/);
    }
  });

  test("a transfer that breaks off leaves nothing: no row, no temporary file", async () => {
    const folders = async (): Promise<number> => (await readdir(tmpdir())).filter((name) => name.startsWith("portal-form-")).length;
    const [before, beforeUploads] = [await folders(), await uploads()];
    const { app } = current();
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const whole = multipartOf({}, [{ name: "a.pdf", bytes: Buffer.concat([pdf(), Buffer.alloc(300_000, "x"), pdf()]) }]);
    const head = `POST /api/article/send-contribution?${new URLSearchParams(await query("Nửa chừng")).toString()} HTTP/1.1\r\nHost: portal.example\r\nContent-Type: ${whole.headers["content-type"]}\r\nContent-Length: ${whole.payload.length}\r\n\r\n`;
    const socket = createConnection(port, "127.0.0.1");
    await new Promise<void>((resolve) =>
      socket.write(Buffer.concat([Buffer.from(head), whole.payload.subarray(0, 200_000)]), () => resolve()),
    );
    await vi.waitFor(async () => expect(await folders()).toBe(before + 1), 60_000);
    socket.destroy();
    await vi.waitFor(async () => expect(await folders()).toBe(before), 60_000);
    expect(await kept("Nửa chừng")).toEqual([]);
    expect(await uploads()).toBe(beforeUploads);
  });
});

test("a comment that abuses is removed with its file and its receipt, and counted no more; the audit says of it only that", async () => {
  const [files, about] = [await uploads(), await idOf("open-draft")];
  const count = async () => (await recordsOf("open-draft")).feedback?.count ?? 0;
  const before = await count();
  const sent = await contribute({ title: "Lăng mạ", articleId: about }, [{ name: "a.pdf", bytes: pdf("Lang ma") }]);
  const { receipt } = sent.json<{ data: { receipt: string } }>().data;
  const [row] = await kept("Lăng mạ");
  expect([await uploads(), await count()]).toEqual([files + 1, before + 1]);
  expect((await current().admin(`contributions/${row?.id}`, undefined, "DELETE")).statusCode).toBe(200);
  expect([await kept("Lăng mạ"), await uploads(), await count()]).toEqual([[], files, before]);
  expect((await recordsOf("open-draft", receipt)).receipt).toBeUndefined();
  expect((await current().admin(`contributions/${row?.id}`, undefined, "DELETE")).statusCode).toBe(404);
  const acts = await current()
    .db.selectFrom("audit")
    .select(["subject", "site", "details"])
    .where("act", "=", "contribution.remove")
    .execute();
  expect(acts).toEqual([{ subject: `contribution:${row?.id}`, site: "mof", details: null }]);
});

describe("the outcome", () => {
  test("stands on the draft's page once comments are closed, sanitised, and the receipt says so", async () => {
    const [open, closed] = [await idOf("dang-mo"), await idOf("da-dong")];
    const outcome = { html: `<p>Đã tiếp thu.</p><script>x()</script>`, unit: "Vụ Pháp chế" };
    expect((await current().admin(`drafts/${open}/outcome`, outcome)).statusCode).toBe(409);
    expect((await current().admin(`drafts/${await idOf("tin")}/outcome`, outcome)).statusCode).toBe(404);
    expect((await current().admin(`drafts/${closed}/outcome`, { ...outcome, html: "<script>x()</script>" })).statusCode).toBe(422);
    expect((await recordsOf("da-dong")).feedback).toEqual({ count: 0, outcome: undefined });
    expect((await current().admin(`drafts/${closed}/outcome`, outcome)).statusCode).toBe(200);
    expect((await recordsOf("da-dong")).feedback).toMatchObject({ outcome: { html: "<p>Đã tiếp thu.</p>", unit: "Vụ Pháp chế" } });
    expect((await recordsOf("tin")).feedback).toBeUndefined();
    const listed = (await current().admin("drafts?site=btc")).json<{ data: { title: string }[]; total: number }>();
    expect([listed.data.length, listed.total]).toEqual([3, 3]);
    expect((await current().admin(`drafts/${closed}`)).json()).toMatchObject({
      data: { path: "/btc/du-thao-van-ban/da-dong", phase: "closed", outcome: { html: "<p>Đã tiếp thu.</p>", unit: "Vụ Pháp chế" } },
    });
    expect((await current().admin(`drafts/${open}`)).json()).toMatchObject({ data: { phase: "open", outcome: null } });
    for (const slug of ["tin", "van-ban", "hen-gio"]) expect((await current().admin(`drafts/${await idOf(slug)}`)).statusCode).toBe(404);
    const acts = await current().db.selectFrom("audit").select("act").execute();
    expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(["contribution.attachment", "draft.outcome"]));
  });
});

test("a canary in every field is in no line of the log", () => {
  const { lines, answers } = current();
  const log = lines.join("\n");
  expect(log).toContain("/api/article/send-contribution");
  expect(answers.length).toBeGreaterThan(5);
  for (const canary of ["gop-y@", "Người góp ý mẫu", "phố Mẫu", "0900000000", "khoản 2", "drop table", ...answers]) {
    expect(log).not.toContain(canary);
    expect(log).not.toContain(encodeURIComponent(canary));
  }
});
