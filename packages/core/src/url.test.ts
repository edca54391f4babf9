import { describe, expect, it } from "vitest";
import { safeUrl } from "./url.ts";

describe("safeUrl", () => {
  it.each([
    "/site",
    "/",
    "?page=2",
    "#noi-dung",
    "https://example.org/a",
    "HTTP://EXAMPLE.org",
    "mailto:a@example.org",
    "tel:+84241234567",
    "/a b/c",
  ])("allows %s", (address) => {
    expect(safeUrl(address)).toBe(address);
  });
  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "java\u200bscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:x",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "relative/path",
    "",
    "  ",
    undefined,
  ])("refuses %j", (address) => {
    expect(safeUrl(address)).toBeUndefined();
  });
});
