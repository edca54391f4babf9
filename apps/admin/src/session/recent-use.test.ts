import { expect, it } from "vitest";
import { watchUse } from "./recent-use.ts";

it("says that somebody is there for ten minutes after each key or click: asking for news keeps no session alive without them", () => {
  const target = new EventTarget();
  let minutes = 0;
  const isUsed = watchUse(target, () => minutes * 60_000);
  const seen: boolean[] = [];
  for (const event of ["", "", "pointerdown", "", "keydown"]) {
    minutes += 9;
    seen.push(isUsed());
    if (event !== "") target.dispatchEvent(new Event(event));
  }
  expect(seen).toEqual([true, false, false, true, false]);
});
