/** A refusal is a sentence in the reader's language; the server's English words are shown only where no text of ours says the same. */
import { createInstance, type TFunction } from "i18next";
import { editRefusals, type RefusalCode, refusalCodes, uploadRefusals } from "@portal/contracts";
import { beforeAll, describe as group, expect, it } from "vitest";
import en from "../i18n/en.json";
import vi from "../i18n/vi.json";
import { CallFailed } from "./call.ts";
import { describe } from "./describe.ts";

const texts = { vi: vi as Readonly<Record<string, string>>, en: en as Readonly<Record<string, string>> };
const said: Record<string, TFunction> = {};
beforeAll(async () => {
  for (const lng of ["vi", "en"] as const)
    said[lng] = await createInstance().init({
      lng,
      fallbackLng: false,
      keySeparator: false,
      nsSeparator: false,
      resources: { [lng]: { translation: { ...texts[lng] } } },
      interpolation: { escapeValue: false },
    });
});

const MESSAGE = "What the server says.";
const inLanguage = (language: "vi" | "en", error: unknown): string => describe(said[language] ?? expect.fail(language), error);
const refused = (code: RefusalCode, details?: object): CallFailed =>
  new CallFailed(MESSAGE, { status: 422, refusal: undefined, data: { code, details }, retryAfter: undefined });
/** A text with its values. */
const filled = (text: string | undefined, values: object, language = "en"): string =>
  Object.entries(values).reduce(
    (whole, [name, value]) =>
      whole.replaceAll(`{{${name}, number}}`, Number(value).toLocaleString(language)).replaceAll(`{{${name}}}`, String(value)),
    text ?? "",
  );

group.each(["vi", "en"] as const)("in %s", (language) => {
  const reasons = [...editRefusals.map((reason) => ["edit", reason]), ...uploadRefusals.map((reason) => ["upload", reason])];
  it.each(reasons)("%s.%s: why it is not done, with its numbers, and no English of the server's", (of, reason) => {
    const numbers = { most: 1000, records: 1001 };
    const shown = inLanguage(language, refused("invalid", { reason, ...numbers }));
    expect(shown).toBe(filled(texts[language][`failed.${of}.${reason}`], numbers, language));
    expect(shown).not.toMatch(/\{\{|What the server says/);
  });

  it("what the session lacks is said where it is not permitted", () => {
    expect(inLanguage(language, refused("not-permitted", { reason: "second-factor" }))).toBe(texts[language]["failed.second-factor"]);
  });

  it.each(refusalCodes)("%s without a reason, or with one that is not known, is said in general", (code) => {
    const general = filled(texts[language][`failed.${code}`], { message: MESSAGE });
    expect(inLanguage(language, refused(code))).toBe(general);
    if (code !== "not-permitted") expect(inLanguage(language, refused(code, { reason: "constructor" }))).toBe(general);
  });

  it("what has no answer, no session, or was tried too often says what to do", () => {
    const failed = (status: number, more: Partial<CallFailed> = {}): CallFailed =>
      new CallFailed("", { status, refusal: undefined, data: undefined, retryAfter: undefined, ...more });
    expect(inLanguage(language, failed(0, { refusal: "network" }))).toBe(texts[language]["failed.network"]);
    expect(inLanguage(language, failed(401, { refusal: "sign-in" }))).toBe(texts[language]["failed.sign-in"]);
    expect(inLanguage(language, failed(404))).toBe(texts[language]["failed.not-found"]);
    expect(inLanguage(language, failed(503))).toBe(texts[language]["failed.server"]);
    expect(inLanguage(language, failed(429, { retryAfter: 90 }))).toContain("2");
    expect(inLanguage(language, new Error("x"))).toBe(texts[language]["failed.other"]);
  });
});
