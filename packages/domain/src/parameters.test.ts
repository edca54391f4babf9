import { expect, it } from "vitest";
import { readParameters, representativesOf } from "./parameters.ts";

const entry = (key: string, value: string, type = 2) => ({ type, key, value, name: `Tên ${key}` });
const read = (...values: readonly (readonly [string, string, number?])[]) => readParameters(values.map((value) => entry(...value)));

it("has its defaults without a list", () => {
  expect(readParameters([])).toEqual({ articlesPerBlock: 6, contributionDays: 60, attachmentMaxMb: 10 });
});

it("reads the list's values", () => {
  expect(read(["articles-per-block", "4"], ["contribution-days", " 45 "], ["attachment-max-mb", "5"])).toEqual({
    articlesPerBlock: 4,
    contributionDays: 45,
    attachmentMaxMb: 5,
  });
});

it.each(["", "0", "-1", "51", "4.5", "1e1", "bốn", "999999999", "Infinity"])(
  "keeps the default where a block is to show %j articles",
  (value) => {
    expect(read(["articles-per-block", value]).articlesPerBlock).toBe(6);
  },
);

it("never allows more than the server takes, nor reads another list", () => {
  expect(read(["attachment-max-mb", "11"]).attachmentMaxMb).toBe(10);
  expect(read(["attachment-max-mb", "5", 3]).attachmentMaxMb).toBe(10);
});

it("names the representatives of list 6, in the page's language (specification §9)", () => {
  const entries = [entry("spokesperson", "024 1", 6), entry("spokesperson.en", "024 2", 6), entry("hotline", "024 3")];
  expect(representativesOf(entries, "vi")).toEqual([{ name: "Tên spokesperson", value: "024 1" }]);
  expect(representativesOf(entries, "en")).toEqual([{ name: "Tên spokesperson.en", value: "024 2" }]);
});
