import { expect, test } from "vitest";
import { SearchFailed } from "../widgets/search/SearchFailed.tsx";
import { FailedState } from "./FailedState.tsx";
import { renderHtml, textsOf } from "../testing/render.tsx";

test("names a block by its label, and a part without one as a part: never by a name in the program", () => {
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

test("says of a search that brought nothing what happened, why, and what helps; of one that could not be drawn only that", () => {
  const said = (reason: "unavailable" | "error", language: "vi" | "en") =>
    textsOf(renderHtml(<SearchFailed label={undefined} reason={reason} />, language), "p");
  expect(said("unavailable", "vi")).toEqual([
    "Chưa tìm kiếm được: máy chủ đang bận, hoặc việc tìm mất quá nhiều thời gian. Vui lòng thử lại, hoặc tìm bằng những từ cụ thể hơn.",
  ]);
  expect(said("unavailable", "en")).toEqual([
    "The search brought no answer: the server is busy, or the search took too long. Try again, or use more specific words.",
  ]);
  expect(said("error", "en")).toEqual(["This part of the page could not be loaded."]);
});
