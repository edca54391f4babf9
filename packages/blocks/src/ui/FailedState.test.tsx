import { expect, test } from "vitest";
import { FailedState } from "./FailedState.tsx";
import { renderHtml, textsOf } from "./test-render.tsx";

test("names a block by its label, and speaks of a part without one as such: never of a name in the program", () => {
  expect(textsOf(renderHtml(<FailedState label="Tin nổi bật" reason="unavailable" />), "p")).toEqual([
    "Chưa tải được nội dung: Tin nổi bật.",
  ]);
  expect(textsOf(renderHtml(<FailedState label={undefined} reason="error" />, "en"), "p")).toEqual([
    "This part of the page could not be loaded.",
  ]);
});

test("offers to try again what may come, not what is unknown", () => {
  for (const reason of ["unavailable", "error"] as const)
    expect(textsOf(renderHtml(<FailedState label="Tin" reason={reason} />), "button")).toEqual(["Thử lại"]);
  expect(renderHtml(<FailedState label="Tin" reason="unknown" />)).not.toContain("<button");
});
