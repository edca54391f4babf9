import { expect, test } from "vitest";
import { type Definition, inOrder } from "./definition.ts";

const definition = (name: string): Definition => ({ name, description: "", examples: {} });
const [a, b] = [definition("a"), definition("b")];

test("definitions come in the order of the registry", () => {
  expect(inOrder("the widget", ["b", "a"], [a, b])).toEqual([b, a]);
});

test("a line of the registry without a definition stops it", () => {
  expect(() => inOrder("the widget", ["a", "b"], [a])).toThrow('No definition.ts in packages/blocks/src defines the widget "b"');
});

test("a definition without a line in the registry stops it", () => {
  expect(() => inOrder("the widget", ["a"], [a, b])).toThrow('The registry has no line for the widget "b"');
});
