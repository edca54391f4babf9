import { expect, it } from "vitest";
import { diff } from "./diff.ts";

it.each(["constructor", "toString", "valueOf", "hasOwnProperty", "__proto__"])("takes %s for a name like any other", (name) => {
  const fields = JSON.parse(`{"${name}": 1}`) as Record<string, unknown>;
  const [remove, add] = [
    { op: "remove", path: `/${name}` },
    { op: "add", path: `/${name}`, value: 1 },
  ];
  expect(diff(fields, {})).toEqual({ patch: [remove], inverse: [add] });
});
