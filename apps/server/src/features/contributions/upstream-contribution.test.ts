/** UPSTREAM_API: comments on drafts and the captcha's picture are the back end's, by the calls of specification §7. */
import { randomUUID } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { shownCode } from "../captcha/testing/shown-code.ts";
import { multipartOf } from "../forms/testing/forms-app.ts";
import { buildTestApp } from "../../testing/test-app.ts";
import { upstreamHttp } from "../../sources/upstream/http.ts";
import type { Fields, TestFile } from "../../testing/visitors.ts";
import { pdf } from "../../services/files/testing/files.ts";
import { withDrafts } from "./testing/with-drafts.ts";

const current = withDrafts();
const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");

const comment = {
  title: "Góp ý Điều 5",
  fullName: "Người góp ý mẫu",
  email: "gop-y@thu.example",
  content: "Đề nghị làm rõ khoản 2.",
  consent: "yes",
};

/** A portal in front of this back end, and two ways to send it a comment. */
async function portalOn(base: string) {
  const app = await buildTestApp({ upstream: upstreamHttp(base, () => {}) });
  const body = (fields: Fields, files: readonly TestFile[]) =>
    multipartOf(
      { form: "contribution", key: randomUUID(), captchaId: randomUUID(), capcha: "abc", articleId: "1", ...comment, ...fields },
      files,
    );
  return {
    app,
    byScript: (fields: Fields = {}, files: readonly TestFile[] = []) =>
      app.inject({
        method: "POST",
        url: "/api/forms/contribution",
        ...body({ page: "/btc/du-thao-van-ban/dang-mo?done=contribution", ...fields }, files),
      }),
    withoutScript: (fields: Fields = {}) => app.inject({ method: "POST", url: "/btc/du-thao-van-ban/dang-mo", ...body(fields, []) }),
    picture: () => app.inject(`/api/article/get-captcha?id=${randomUUID()}`),
  };
}

/** A back end that answers so. */
async function backend(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return portalOn(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`);
}

describe("in front of another portal", () => {
  const inFront = async () => {
    const { app, db } = current();
    const address = app.server.listening ? (app.server.address() as AddressInfo) : undefined;
    const base = address ? `http://127.0.0.1:${address.port}` : await app.listen({ port: 0, host: "127.0.0.1" });
    const portal = await portalOn(`${base}/api/`);
    const { id: articleId } = await db.selectFrom("article").select("id").where("slug", "=", "dang-mo").executeTakeFirstOrThrow();
    const solved = async (): Promise<Fields> => {
      const captchaId = randomUUID();
      const picture = await portal.app.inject(`/api/article/get-captcha?id=${captchaId}`);
      expect(picture.headers).toMatchObject({ "content-type": "image/png", "cache-control": "private, no-store" });
      return { articleId, captchaId, capcha: await shownCode(db, captchaId, "picture") };
    };
    const kept = (title: string) => db.selectFrom("contribution").selectAll().where("title", "=", title).execute();
    return { portal, solved, kept, db };
  };

  test("a comment with its file is kept there, once however often it is sent, and the receipt comes with the draft's page", async () => {
    const { portal, solved, kept, db } = await inFront();
    const fields = { ...(await solved()), title: "Chuyển tiếp có tệp", address: "1 phố Mẫu", phoneNumber: "0900000000", key: randomUUID() };
    const bytes = pdf("Gop y");
    const first = await portal.byScript(fields, [{ name: "../góp ý.pdf", bytes }]);
    expect(first.json()).toMatchObject({ success: true });
    const { redirect } = first.json<{ data: { redirect: string } }>().data;
    expect(redirect).toMatch(/^\/btc\/du-thao-van-ban\/dang-mo\?done=contribution&receipt=\d{4}(-\d{4}){3}$/);
    const again = await portal.byScript(fields, [{ name: "../góp ý.pdf", bytes }]);
    expect(again.json<{ data: { redirect: string } }>().data.redirect).toBe(redirect);
    const rows = await kept("Chuyển tiếp có tệp");
    const { title: _title, fullName, consent: _consent, ...same } = comment;
    expect(rows).toMatchObject([{ ...same, full_name: fullName, address: "1 phố Mẫu", phone_number: "0900000000" }]);
    const upload = await db
      .selectFrom("upload")
      .selectAll()
      .where("id", "=", rows[0]?.upload_id ?? "")
      .executeTakeFirstOrThrow();
    expect(upload).toMatchObject({ name: "góp ý.pdf", content_type: "application/pdf" });
    expect(upload.bytes.equals(bytes)).toBe(true);
  });

  test("without a script as well, and characters that were misread keep nothing there", async () => {
    const { portal, solved, kept } = await inFront();
    const fields = { ...(await solved()), title: "Chuyển tiếp không mã" };
    const refused = await portal.withoutScript({ ...fields, capcha: "sai" });
    expect(refused.statusCode).toBe(422);
    expect(await kept("Chuyển tiếp không mã")).toEqual([]);
    const done = await portal.withoutScript({ ...fields, ...(await solved()) });
    expect(done.statusCode).toBe(303);
    expect(done.headers["location"]).toMatch(/^\/btc\/du-thao-van-ban\/dang-mo\?done=contribution&receipt=\d{4}(-\d{4}){3}$/);
    expect(await kept("Chuyển tiếp không mã")).toHaveLength(1);
  });
});

describe("what a back end answers to a comment", () => {
  const errorsOn = async (listener: RequestListener) => {
    const portal = await backend(listener);
    const response = await portal.byScript();
    return { status: response.statusCode, errors: response.json<{ data: { errors: object[] } }>().data.errors, headers: response.headers };
  };

  test.each([
    [400, { field: "capcha", code: "notTaken" }],
    [422, { field: "capcha", code: "notTaken" }],
    [403, { code: "receiverAway" }],
    [404, { code: "notFound" }],
    [413, { code: "tooLarge" }],
    [414, { field: "content", code: "tooLongToPassOn" }],
    [431, { field: "content", code: "tooLongToPassOn" }],
    [501, { code: "receiverAway" }],
  ])(
    "status %i becomes our own words: %o",
    async (status, error) => {
      const answered = await errorsOn((_, response) => void response.writeHead(status).end("Server Error in '/' Application."));
      expect(answered).toMatchObject({ status: 422, errors: [error] });
    },
    20_000,
  );

  test("429 says when to send again", async () => {
    const answered = await errorsOn((_, response) => void response.writeHead(429, { "retry-after": "600" }).end());
    expect(answered).toMatchObject({ status: 429, errors: [{ code: "tooMany", values: { minutes: 10 } }] });
    expect(answered.headers["retry-after"]).toBe("600");
  });

  test("`success: false` was not taken; a page, or more than 64 KB, is no answer", async () => {
    const refused = await errorsOn((_, response) => void response.writeHead(200).end(JSON.stringify({ success: false, message: "no" })));
    expect(refused.errors).toEqual([{ field: "capcha", code: "notTaken" }]);
    const html = await errorsOn((_, response) => void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Đăng nhập</h1>"));
    expect(html.errors).toEqual([{ code: "receiverAway" }]);
    const huge = await errorsOn((_, response) => {
      const more = (): void => void (response.write("x".repeat(60_000)) ? setImmediate(more) : response.once("drain", more));
      more();
    });
    expect(huge.errors).toEqual([{ code: "receiverAway" }]);
  });

  test("a back end that says nothing is given up after 10 s, and what was typed may be sent again", async () => {
    const portal = await backend(() => {});
    const start = Date.now();
    expect((await portal.byScript()).json()).toMatchObject({ data: { errors: [{ code: "receiverAway" }] } });
    expect(Date.now() - start).toBeLessThan(30_000);
  });

  test("of its answer only a receipt gets into an address: 16 digits, the last of which checks the others", async () => {
    const answers = [
      "Đã nhận, cảm ơn <b>bạn</b>",
      "Hotline 0912345678, ngày 2026-11-22",
      "Mã 1234-5678-9012-3451",
      "Mã: 1234-5678-9012-3452.",
    ];
    const portal = await backend((_, response) => void response.writeHead(200, { "content-type": "text/plain" }).end(answers.shift()));
    const redirect = async () => (await portal.byScript()).json<{ data: { redirect: string } }>().data.redirect;
    const path = "/btc/du-thao-van-ban/dang-mo?done=contribution";
    expect([await redirect(), await redirect(), await redirect(), await redirect()]).toEqual([
      path,
      path,
      path,
      `${path}&receipt=1234-5678-9012-3452`,
    ]);
  });

  test("what the form's own rules refuse is never sent on: a wrong address, no characters, a file with scripts", async () => {
    let calls = 0;
    const portal = await backend((_, response) => {
      calls += 1;
      response.end("ok");
    });
    const wrong = await portal.byScript({ email: "khong-phai" });
    expect(wrong.json()).toMatchObject({ data: { errors: [{ field: "email", code: "email" }] } });
    expect((await portal.byScript({ capcha: " " })).json()).toMatchObject({ data: { errors: [{ field: "capcha", code: "captcha" }] } });
    const file = { name: "a.pdf", bytes: Buffer.from("<script>alert(1)</script>") };
    expect((await portal.byScript({}, [file])).json()).toMatchObject({ data: { errors: [{ field: "attachment", code: "fileType" }] } });
    expect(
      (await portal.app.inject({ method: "POST", url: "/api/forms/contribution", headers: { origin: "https://elsewhere.example" } }))
        .statusCode,
    ).toBe(403);
    expect(calls).toBe(0);
  });
});

describe("the picture of a back end's captcha", () => {
  test("is handed on as what it is, with nothing else of the answer", async () => {
    const portal = await backend(
      (_, response) => void response.writeHead(200, { "content-type": "image/jpeg", "set-cookie": "a=b" }).end(png),
    );
    const picture = await portal.picture();
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect(picture.headers).not.toHaveProperty("set-cookie");
    expect(picture.rawPayload.equals(png)).toBe(true);
  });

  test.each([
    ["a page", "text/html", "<h1>Đăng nhập</h1>"],
    ["a page that calls itself a picture", "image/png", "<script>alert(1)</script>"],
    ["a document with scripts", "image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["more than a megabyte", "image/png", Buffer.concat([png, Buffer.alloc(1_100_000)])],
    ["nothing", "image/png", ""],
  ])("%s is none: 503, and nothing of it", async (_name, type, body) => {
    const portal = await backend((_, response) => void response.writeHead(200, { "content-type": type }).end(body));
    const picture = await portal.picture();
    expect(picture.statusCode).toBe(503);
    expect(picture.json()).toMatchObject({ success: false, data: null });
    expect(picture.body).not.toMatch(/script|Đăng nhập/);
  });

  test("is not asked for any longer once its reader has gone", async () => {
    let asked = (): void => {};
    const left = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const reader = new AbortController();
    const portal = await backend((_, response) => {
      response.once("close", asked);
      reader.abort();
    });
    const base = await portal.app.listen({ port: 0, host: "127.0.0.1" });
    const start = Date.now();
    await expect(fetch(`${base}/api/article/get-captcha?id=a`, { signal: reader.signal })).rejects.toThrow("aborted");
    await left;
    expect(Date.now() - start).toBeLessThan(9_000);
  });
});
