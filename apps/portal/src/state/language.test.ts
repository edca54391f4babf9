import { expect, it } from "vitest";
import { LANGUAGE_KEY } from "./defaults.ts";
import { createLanguage, setLanguage } from "./language.ts";
import { testStorage } from "./testing/page.ts";

it("is kept in local storage under site.lang (specification §3)", () => {
  expect(LANGUAGE_KEY).toBe("site.lang");
  const storage = testStorage();
  setLanguage(createLanguage("vi"), "en", storage);
  expect(storage.getItem("site.lang")).toBe("en");
});

const others = ["", "fr", "VI", "en-GB", " vi", "2", 1, 2, null, undefined, {}, ["vi"], "__proto__"];

it("ignores any other value than vi and en (specification §4, §5)", () => {
  const storage = testStorage({ "site.lang": "en" });
  const language = createLanguage("en");
  for (const value of others) setLanguage(language, value, storage);
  expect([language.current, storage.getItem("site.lang")]).toEqual(["en", "en"]);
});
