import { afterEach, expect, it } from "vitest";
import { allKept, beginKeeping, readKept } from "./kept.ts";

const name = { what: "record", changeSetId: "1", kind: "article", key: "btc/tin" } as const;
const work = (text: string) => ({ work: text, isUnsaved: true });

afterEach(async () => (await allKept("an")).forget());

it("a page that was left while it was saving takes nothing away from the one that was opened after it", async () => {
  const left = beginKeeping<string>("an", name);
  await left(work("Tin"));
  const opened = beginKeeping<string>("an", name);
  await opened(work("Tin mới"));
  await left(undefined);
  await left(work("Tin"));
  expect(await readKept("an", name)).toBe("Tin mới");
  await opened(undefined);
  expect(await readKept("an", name)).toBeUndefined();
});

it("what is kept of one record or member is no matter of another", async () => {
  const first = beginKeeping<string>("an", name);
  await beginKeeping<string>("an", { ...name, key: "btc/khac" })(work("Khác"));
  await beginKeeping<string>("binh", name)(work("Của Bình"));
  await first(work("Tin"));
  expect(await readKept("an", name)).toBe("Tin");
  await (await allKept("binh")).forget();
});
