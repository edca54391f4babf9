import { expect, it } from "vitest";
import { joinStyles, splitStyles } from "./joined-styles.ts";

it("joins style sheets under one address that names them, and splits it again", () => {
  const sheets = ["/assets/parts-a_b-1.css", "/assets/Listing-qh1_UC--.css"];
  expect(joinStyles(sheets)).toEqual(["/assets/styles/parts-a_b-1+Listing-qh1_UC--.css"]);
  expect(splitStyles("/assets/styles/parts-a_b-1+Listing-qh1_UC--.css")).toEqual(sheets);
});

it("leaves one alone, and takes no other address apart", () => {
  expect(joinStyles(["/assets/a.css"])).toEqual(["/assets/a.css"]);
  expect(joinStyles([])).toEqual([]);
  expect(splitStyles("/assets/a.css")).toEqual([]);
  expect(splitStyles("/assets/styles/a+b.js")).toEqual([]);
});
