import { expect, it } from "vitest";
import { memoryStorage } from "../testing/test-http.ts";
import { totalStorage } from "./key-value-storage.ts";

const refuse = (): never => {
  throw new DOMException("denied", "SecurityError");
};

it("reads and writes the browser's storage", () => {
  const browser = memoryStorage();
  const storage = totalStorage(() => browser);
  storage.setItem("a", "1");
  expect(browser.entries.get("a")).toBe("1");
  browser.entries.set("a", "2");
  expect(storage.getItem("a")).toBe("2");
  storage.removeItem("a");
  expect(browser.entries.size).toBe(0);
  expect(storage.getItem("a")).toBeNull();
});

it("holds values itself where the browser forbids storage", () => {
  const storage = totalStorage(refuse);
  expect(storage.getItem("a")).toBeNull();
  storage.setItem("a", "1");
  expect(storage.getItem("a")).toBe("1");
  storage.removeItem("a");
  expect(storage.getItem("a")).toBeNull();
});

it("a full storage never shows the older value again, until it takes a newer one", () => {
  const browser = memoryStorage();
  let full = false;
  const storage = totalStorage(() => ({ ...browser, setItem: (key, value) => (full ? refuse() : browser.setItem(key, value)) }));
  storage.setItem("a", "old");
  full = true;
  storage.setItem("a", "new");
  expect(storage.getItem("a")).toBe("new");
  full = false;
  storage.setItem("a", "newest");
  expect([storage.getItem("a"), browser.entries.get("a")]).toEqual(["newest", "newest"]);
});
