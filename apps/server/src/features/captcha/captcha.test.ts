import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { describe, expect, test, vi } from "vitest";
import { createQueues } from "../../services/queues.ts";
import { testApp } from "../../testing/test-app.ts";
import { type CaptchaAnswer, createCaptcha } from "./captcha.ts";
import { hashId } from "./code.ts";
import { shownCode } from "./testing/shown-code.ts";

const current = testApp(async () => undefined);
const captcha = (siteKey?: string) => createCaptcha({ db: current().db, queue: createQueues().captcha, siteKey });
let ids = 0;
const newId = (): string => `form-${(ids += 1)}`;
const code = (id: string, kind: "picture" | "sound") => shownCode(current().db, id, kind);

const verify = async (id: string, answer: CaptchaAnswer, form = "question", siteKey?: string): Promise<boolean> =>
  (await captcha(siteKey).verify(id, answer, form)) > 0;

const prove = async (id: string, form = "question", work = 1, siteKey?: string): Promise<string> => {
  const challenge = await captcha(siteKey).challenge(id, form, work);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
};

describe("captcha", () => {
  test("what the picture shows is right once, however it is typed, in any process", async () => {
    const id = newId();
    const picture = await captcha().picture(id);
    expect(picture.subarray(1, 4).toString()).toBe("PNG");
    expect(picture.length).toBeLessThan(30_000);
    const shown = await code(id, "picture");
    expect(shown).toMatch(/^[ACEFHJKLMPRTXY347]{6}$/);
    expect(await verify(id, { text: ` ${shown.slice(0, 3).toLowerCase()} ${shown.slice(3)}` })).toBe(true);
    expect(await verify(id, { text: shown })).toBe(false);
  });

  // spec §9
  test("a proof made under one BOT_CHECK_SITE_KEY is right there, and on no host of another key or none", async () => {
    for (const other of ["portal-b", undefined]) {
      const id = newId();
      expect(await verify(id, { proof: await prove(id, "question", 1, "portal-a") }, "question", other)).toBe(false);
    }
    const id = newId();
    expect(await verify(id, { proof: await prove(id, "question", 1, "portal-a") }, "question", "portal-a")).toBe(true);
  });

  test("what a picture shows differs by BOT_CHECK_SITE_KEY", async () => {
    const id = newId();
    await captcha("portal-a").picture(id);
    expect(await verify(id, { text: await code(id, "picture") }, "question", "portal-a")).toBe(false);
  });

  test("a wrong answer uses it up: the right one comes too late", async () => {
    const id = newId();
    await captcha().picture(id);
    const shown = await code(id, "picture");
    expect(await verify(id, { text: shown.replace(/.$/, (last) => (last === "A" ? "C" : "A")) })).toBe(false);
    expect(await verify(id, { text: shown })).toBe(false);
  });

  test("of ten equal answers at the same time one is right", async () => {
    const id = newId();
    await captcha().picture(id);
    const shown = await code(id, "picture");
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(id, { text: shown })));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  test("it belongs to its id, and a second picture replaces the first", async () => {
    const [id, other] = [newId(), newId()];
    await Promise.all([captcha().picture(id), captcha().picture(other)]);
    expect(await verify(other, { text: await code(id, "picture") })).toBe(false);
    const first = await code(id, "picture");
    await captcha().picture(id);
    expect(await code(id, "picture")).not.toBe(first);
    expect(await verify(id, { text: first })).toBe(false);
    await captcha().picture(id);
    expect(await verify(id, { text: await code(id, "picture") })).toBe(true);
  });

  test("nothing was drawn, nothing is right", async () => {
    for (const answer of [{ text: "" }, { text: "ACEFHJ" }, { proof: "" }, { proof: "e30=" }, {}])
      expect(await verify(newId(), answer)).toBe(false);
    const id = newId();
    await captcha().picture(id);
    expect(await verify(id, { text: "" })).toBe(false);
  });

  test("an expired one is wrong; the same one before is right", async () => {
    const [id, fresh] = [newId(), newId()];
    await Promise.all([captcha().picture(id), captcha().picture(fresh)]);
    await current()
      .db.updateTable("captcha")
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where("id", "=", hashId(id))
      .execute();
    expect(await verify(id, { text: await code(id, "picture") })).toBe(false);
    expect(await verify(fresh, { text: await code(fresh, "picture") })).toBe(true);
  });

  test("guessing ends: after ten wrong answers nothing is drawn for the id any more", async () => {
    const id = newId();
    for (let round = 0; round < 10; round += 1) {
      await captcha().picture(id);
      expect(await verify(id, { text: "WRONG1" })).toBe(false);
    }
    await expect(captcha().picture(id)).rejects.toThrow("tried too often");
    await expect(captcha().picture(newId())).resolves.toBeInstanceOf(Buffer);
  });

  test("the sound says other characters, digits, the same until they are answered, in both languages", async () => {
    const id = newId();
    const [first, again, english] = [await captcha().sound(id, "vi"), await captcha().sound(id, "vi"), await captcha().sound(id, "en")];
    expect(first.toString("latin1", 0, 4) + first.toString("latin1", 8, 12)).toBe("RIFFWAVE");
    expect(first.equals(again)).toBe(true);
    expect(first.equals(english)).toBe(false);
    const said = await code(id, "sound");
    expect(said).toMatch(/^\d{6}$/);
    expect(await verify(id, { text: said })).toBe(true);
    const next = await captcha().sound(id, "vi");
    expect(next.equals(first)).toBe(false);
    expect(await verify(id, { text: said })).toBe(false);
  });

  test("a proof of work is right once, for its own id and drawing only", async () => {
    const [id, other] = [newId(), newId()];
    const proof = await prove(id);
    await captcha().challenge(other, "question", 1);
    expect(await verify(other, { proof })).toBe(false);
    expect(await verify(id, { proof })).toBe(true);
    expect(await verify(id, { proof })).toBe(false);
    const old = await prove(id);
    await captcha().challenge(id, "question", 1);
    expect(await verify(id, { proof: old })).toBe(false);
  });

  test("a proof of work is good for the form alone that it was asked for", async () => {
    const id = newId();
    const proof = await prove(id, "rating-of-another-form");
    expect(await verify(id, { proof }, "question")).toBe(false);
    expect(await verify(id, { proof: await prove(id, "question") }, "question")).toBe(true);
  });

  test("more work takes more tries, and is worth as much as was asked for, no more", async () => {
    const [one, eight] = [newId(), newId()];
    const [cheap, dear] = [await prove(one, "question", 1), await prove(eight, "question", 8)];
    const triesOf = (proof: string) =>
      (JSON.parse(Buffer.from(proof, "base64").toString()) as { solution: { counter: number } }).solution.counter;
    expect(triesOf(cheap)).toBeLessThanOrEqual(600);
    expect(triesOf(dear)).toBeGreaterThanOrEqual(8 * 300);
    expect(await captcha().verify(one, { proof: cheap }, "question")).toBe(1);
    expect(await captcha().verify(eight, { proof: dear }, "question")).toBe(8);
  });

  test("a proof that was changed, or asks for hours of work, is wrong at once", async () => {
    const id = newId();
    const tamper = async (change: (payload: { challenge: { parameters: Record<string, unknown> } }) => void): Promise<boolean> => {
      const payload = JSON.parse(Buffer.from(await prove(id), "base64").toString()) as {
        challenge: { parameters: Record<string, unknown> };
      };
      change(payload);
      return verify(id, { proof: Buffer.from(JSON.stringify(payload)).toString("base64") });
    };
    expect(await tamper(() => undefined)).toBe(true);
    expect(await tamper(({ challenge }) => (challenge.parameters["cost"] = 1))).toBe(false);
    expect(await tamper(({ challenge }) => (challenge.parameters["cost"] = 2_000_000_000))).toBe(false);
    expect(await tamper(({ challenge }) => (challenge.parameters["keyPrefix"] = "00"))).toBe(false);
    expect(await tamper(({ challenge }) => Object.assign(challenge.parameters["data"] as object, { work: 32 }))).toBe(false);
    expect(await tamper(({ challenge }) => (challenge.parameters["expiresAt"] = 9_999_999_999))).toBe(false);
  });

  test("what has expired is cleared away by drawing", async () => {
    const { db } = current();
    await db
      .insertInto("captcha")
      .values({ id: Buffer.from("old"), kind: "picture", drawn: 1, open: true, expires_at: new Date(0) })
      .execute();
    const one = captcha();
    await Promise.all(Array.from({ length: 40 }, () => one.challenge(newId(), "question", 1)));
    await Promise.all(Array.from({ length: 10 }, () => one.challenge(newId(), "question", 1)));
    await vi.waitFor(
      async () => expect(await db.selectFrom("captcha").select("id").where("id", "=", Buffer.from("old")).execute()).toEqual([]),
      10_000,
    );
  });
});

describe("a flood", () => {
  test("is turned away beyond what may wait; those before are served", async () => {
    const one = captcha();
    const results = await Promise.allSettled(Array.from({ length: 100 }, () => one.challenge(newId(), "question", 1)));
    const served = results.filter(({ status }) => status === "fulfilled").length;
    expect(served).toBe(42);
    await expect(one.challenge(newId(), "question", 1)).resolves.toBeDefined();
  });
});
