import { expect, it } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGE_KEY } from "./defaults.ts";
import { createLanguage, setLanguage, storedLanguage } from "./language.ts";
import { testStorage } from "./test-page.ts";

it("is number 1 for vi and 2 for en (specification §4)", () => {
  const storage = testStorage();
  const language = createLanguage("vi");
  expect([language.current, language.number]).toEqual(["vi", 1]);
  setLanguage(language, "en", storage);
  expect([language.current, language.number]).toEqual(["en", 2]);
  setLanguage(language, "vi", storage);
  expect([language.current, language.number]).toEqual(["vi", 1]);
});

it("is kept in local storage under site.lang (specification §3)", () => {
  expect(LANGUAGE_KEY).toBe("site.lang");
  const storage = testStorage();
  setLanguage(createLanguage("vi"), "en", storage);
  expect(storage.getItem("site.lang")).toBe("en");
  expect(storedLanguage(storage)).toBe("en");
});

const others = ["", "fr", "VI", "en-GB", " vi", "2", 1, 2, null, undefined, {}, ["vi"], "__proto__"];

it("ignores any other value than vi and en (specification §4, §5)", () => {
  const storage = testStorage({ "site.lang": "en" });
  const language = createLanguage("en");
  for (const value of others) setLanguage(language, value, storage);
  expect([language.current, storage.getItem("site.lang")]).toEqual(["en", "en"]);
});

it("is Vietnamese where nothing, or anything else, is stored (specification §9)", () => {
  expect(DEFAULT_LANGUAGE).toBe("vi");
  expect(storedLanguage(testStorage())).toBe("vi");
  for (const value of ["", "fr", "VI", "en-GB", " vi", "2", "null"]) expect(storedLanguage(testStorage({ "site.lang": value }))).toBe("vi");
});
