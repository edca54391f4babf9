import { expect, test } from "vitest";
import type { ArticleSummary } from "@portal/core";
import { MediaBadge } from "./MediaBadge.tsx";
import { renderHtml, textsOf } from "../testing/render.tsx";

test.each([
  ["photos", "Ảnh"],
  ["video", "Video"],
  ["infographic", "Đồ họa"],
  ["document", "Văn bản"],
  ["file", "Tệp tải về"],
  ["link", "Liên kết"],
] as const)("an article that holds %s says so: %s", (media, text) =>
  expect(textsOf(renderHtml(<MediaBadge media={media} />), "span")).toEqual([text]),
);

test("text, and an unknown kind, have no badge", () => {
  for (const media of [undefined, "constructor", "__proto__"])
    expect(renderHtml(<MediaBadge media={media as ArticleSummary["media"]} />)).toBe("");
});
