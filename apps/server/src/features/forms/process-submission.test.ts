import { describe, expect, it } from "vitest";
import { formsBench, friend, KEY, question, urlencoded } from "./testing/forms-app.ts";

const { build } = formsBench();

describe("where a form comes from", () => {
  const from = async (headers: Record<string, string | undefined>, url = "/btc/hoi-dap") => {
    const { app, runs, fields } = await build();
    const given = urlencoded(fields);
    const all = Object.entries({ ...given.headers, origin: undefined, ...headers }).filter(([, value]) => value !== undefined);
    const { statusCode } = await app.inject({
      method: "POST",
      url,
      payload: given.payload,
      headers: Object.fromEntries(all) as Record<string, string>,
    });
    return [statusCode, runs.length];
  };

  it.each([
    ["our own page", { origin: "https://portal.example", "sec-fetch-site": "same-origin" }],
    ["the host that was asked for, where another name is public", { host: "localhost:3000", origin: "http://localhost:3000" }],
    ["a page that sends no referrer", { origin: "null", "sec-fetch-site": "same-origin" }],
    ["no browser", {}],
  ])("%s: accepted", async (_, headers) => {
    expect(await from(headers)).toEqual([303, 1]);
  });

  it.each([
    ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["another site, in an older browser", { origin: "https://evil.example" }],
    ["another site that says it is ours", { origin: "https://evil.example", "sec-fetch-site": "same-origin" }],
    ["a neighbour", { origin: "https://other.portal.example", "sec-fetch-site": "same-site" }],
    ["our name with another port", { origin: "https://portal.example:8443" }],
    ["a sandboxed frame", { origin: "null", "sec-fetch-site": "cross-site" }],
    ["a sandboxed frame, in an older browser", { origin: "null" }],
    ["another site without an origin", { "sec-fetch-site": "cross-site" }],
    ["a page of no host, to no host", { host: "", origin: "file://" }],
    ["an allowed origin, to a page", { origin: friend, "sec-fetch-site": "cross-site" }],
  ])("%s: 403, and nothing runs", async (_, headers) => {
    expect(await from(headers)).toEqual([403, 0]);
  });

  it("an allowed origin may call the API", async () => {
    expect(await from({ origin: friend, "sec-fetch-site": "cross-site" }, "/api/forms/question")).toEqual([200, 1]);
    expect(await from({ origin: "https://evil.example" }, "/api/forms/question")).toEqual([403, 0]);
  });
});

describe("the checks before a form runs", () => {
  it("a field that people do not see stops robots, and loses nothing of a person", async () => {
    const { page, runs } = await build();
    const response = await page({ website: "http://spam.example" });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ submitted: { values: { title: question.title }, errors: [{ code: "robot" }] } });
    expect(runs).toEqual([]);
  });

  it("without a solved captcha nothing runs", async () => {
    const { page, runs } = await build();
    for (const given of [{ capcha: "sai" }, { capcha: "" }, { captchaId: "../x" }] as Record<string, string>[])
      expect((await page(given)).json()).toMatchObject({ submitted: { errors: [{ field: "capcha", code: "captcha" }] } });
    expect(runs).toEqual([]);
    expect((await page()).statusCode).toBe(303);
  });

  it("without a key nothing runs", async () => {
    const { page } = await build();
    for (const key of ["", "1", KEY.toUpperCase(), `${KEY} `])
      expect((await page({ key })).json()).toMatchObject({ submitted: { errors: [{ code: "expired" }] } });
  });

  it("what people write arrives as they meant it, whatever else it looks like", async () => {
    const { page, runs } = await build();
    const title = "'; drop table question; -- <script>\u0000\r\nBcc: x@evil.example";
    await page({ title, content: "Dòng một\r\nDòng hai\u0007 ${7*7}", fullName: " Nguye\u0302\u0303n Mẫu " });
    expect(runs[0]?.values).toMatchObject({
      title: "'; drop table question; -- <script> Bcc: x@evil.example",
      content: "Dòng một\nDòng hai ${7*7}",
      fullName: "Nguyễn Mẫu",
    });
  });

  it("too much text is refused, not cut", async () => {
    const { page, app } = await build();
    expect((await page({ title: "đ".repeat(201) })).json()).toMatchObject({
      submitted: { values: { title: "đ".repeat(201) }, errors: [{ field: "title", code: "tooLong", values: { limit: 200 } }] },
    });
    const huge = await app.inject({ method: "POST", url: "/btc", ...urlencoded({ ...question, content: "x".repeat(300_000) }) });
    expect(huge.statusCode).toBe(413);
  });
});
