import { describe, expect, test } from "vitest";
import { createQueues } from "../../services/queues.ts";
import { createCaptcha } from "./captcha.ts";
import { shownCode } from "./testing/shown-code.ts";
import { createLimits } from "../../services/limits/limits.ts";
import { limitRules } from "../../services/limits/rules.ts";
import { testApp } from "../../testing/test-app.ts";

const current = testApp(async () => undefined);
const get = (url: string, options: { headers?: Record<string, string>; remoteAddress?: string } = {}) =>
  current().app.inject({ url: `/api/${url}`, ...options });

describe("the calls of the captcha", () => {
  test("GET /api/article/get-captcha?id answers with a picture that no one keeps, and what it shows is right", async () => {
    const response = await get("article/get-captcha?id=one");
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
    expect(response.rawPayload.subarray(1, 4).toString()).toBe("PNG");
    const { db } = current();
    const captcha = createCaptcha({ db, queue: createQueues().captcha, siteKey: undefined });
    expect(await captcha.verify("one", { text: await shownCode(db, "one", "picture") }, "question")).toBe(1);
  });

  test("the sound comes whole or in parts, and it is the same one", async () => {
    const whole = await get("article/get-captcha-audio?id=two&lang=en");
    expect(whole.headers).toMatchObject({ "content-type": "audio/wav", "accept-ranges": "bytes" });
    const part = await get("article/get-captcha-audio?id=two&lang=en", { headers: { range: "bytes=100-199" } });
    expect(part.statusCode).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes 100-199/${whole.rawPayload.length}`);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true);
    expect((await get("article/get-captcha-audio?id=two&lang=en", { headers: { range: "bytes=99999999-" } })).statusCode).toBe(416);
  });

  test("the challenge is altcha's own format", async () => {
    const response = await get("captcha/challenge?id=three&form=question");
    expect(response.json()).toMatchObject({ parameters: { algorithm: "PBKDF2/SHA-256" }, signature: expect.any(String) as string });
  });

  test.each([
    "article/get-captcha",
    "article/get-captcha?id=",
    `article/get-captcha?id=${"x".repeat(65)}`,
    "article/get-captcha-audio?id=a&lang=fr",
  ])("%s is refused", async (url) => expect((await get(url)).statusCode).toBe(400));

  test("an id may hold anything", async () => {
    for (const id of ["a'; drop table captcha; --", "\0", "%0d%0aset-cookie: a=b", "đường"]) {
      const response = await get(`article/get-captcha?id=${encodeURIComponent(id)}`);
      expect(response.statusCode).toBe(200);
      expect(response.headers["set-cookie"]).toBeUndefined();
    }
  });

  test("one network asks for 300 pictures in ten minutes, another still may; a forged address changes nothing, and work is always to be had", async () => {
    const remoteAddress = "192.0.2.77";
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const { db } = current();
    for (let index = 0; index < 300; index += 1) await createLimits(db, limitRules).record("captchaNetwork", remoteAddress);
    const refused = await get("article/get-captcha?id=more", { remoteAddress, headers });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(500);
    expect((await get("article/get-captcha?id=more", { remoteAddress: "192.0.2.78" })).statusCode).toBe(200);
    expect((await get("captcha/challenge?id=more&form=question", { remoteAddress })).statusCode).toBe(200);
  });

  test("work gets dearer with what the network has asked for, and a form may ask for more", async () => {
    const workOf = async (query: string, remoteAddress: string) => {
      const challenge = (await get(`captcha/challenge?${query}`, { remoteAddress })).json<{ parameters: { data: { work: number } } }>();
      return challenge.parameters.data.work;
    };
    const found: number[] = [];
    for (let index = 0; index < 41; index += 1) found.push(await workOf(`id=w${index}&form=question`, "192.0.2.80"));
    expect([found[0], found[19], found[20], found[39], found[40]]).toEqual([1, 1, 2, 2, 4]);
    expect(await workOf("id=w&form=login&work=8", "192.0.2.81")).toBe(8);
    expect((await get("captcha/challenge?id=w&form=login&work=33")).statusCode).toBe(400);
    expect((await get("captcha/challenge?id=w")).statusCode).toBe(400);
  });
});
