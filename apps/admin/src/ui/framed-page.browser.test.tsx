import { expect, it } from "vitest";
import { shownPath } from "./framed-page.ts";

it("a page whose frame shows another one meanwhile has no path, and takes nothing down", async () => {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const page = frame.contentDocument ?? expect.fail("a frame has a page");
  expect(shownPath(page)).toBe("blank");
  frame.remove();
  expect(page.location).toBeNull();
  expect(shownPath(page)).toBeUndefined();
});
