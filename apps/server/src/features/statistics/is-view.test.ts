import { expect, it } from "vitest";
import { isView } from "./is-view.ts";

const document = { method: "GET", isCall: false };
const call = { method: "GET", isCall: true };

it.each([
  ["a document that is opened", { ...document, headers: { "sec-fetch-dest": "document" } }, true],
  ["one of a browser that does not say what for", { ...document, headers: {} }, true],
  ["one in a frame", { ...document, headers: { "sec-fetch-dest": "iframe" } }, false],
  ["one that a script reads", { ...document, headers: { "sec-fetch-dest": "empty" } }, false],
  ["one that a browser fetches ahead", { ...document, headers: { "sec-purpose": "prefetch" } }, false],
  ["one that a browser draws ahead", { ...document, headers: { "sec-purpose": "prefetch;prerender" } }, false],
  ["what a monitor asks for", { ...document, method: "HEAD", headers: {} }, false],
  ["a form that is drawn again", { ...document, method: "POST", headers: {} }, false],
  ["a page that the program shows", { ...call, headers: { "sec-fetch-dest": "empty" } }, true],
  ["a page that the program fetches ahead", { ...call, headers: { purpose: "prefetch" } }, false],
  ["a page fetched ahead that the program shows", { ...call, method: "HEAD", headers: {} }, true],
])("%s", (_what, asked, expected) => {
  expect(isView(asked)).toBe(expected);
});
