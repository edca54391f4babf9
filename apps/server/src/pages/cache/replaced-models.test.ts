import { expect, it } from "vitest";
import { heldAfter } from "../../testing/held-memory.ts";
import { FinishedBody } from "./finished-body.ts";
import { createReplacedModels, keptModel } from "./replaced-models.ts";

const MB = 2 ** 20;
const document = (hash: string, json: string): FinishedBody =>
  new FinishedBody({ isShared: true, status: 200, body: "", headers: {}, cacheControl: () => undefined, model: keptModel({ hash, json }) });

/** Far more than the bytes take. */
const DOCUMENTS = 500;

async function filled() {
  const models = createReplacedModels({ maxBytes: 2 * MB, now: () => 0 });
  const held = await heldAfter(async () => {
    for (let index = 0; index < DOCUMENTS; index += 1) {
      const sent = document(`${index}`, `"${index} ${"Nội dung ".repeat(1_000)}"`);
      models.add("document /", sent);
      await Promise.all([sent.model?.body.encode("br"), sent.model?.body.encode("gzip")]);
    }
  });
  return { models, held };
}

it("models of replaced documents take the bytes that they may, compressed forms included", async () => {
  // What earlier files leave in this worker goes on meanwhile, and counts once; the models are held each time.
  const [first, { models, held }] = [await filled(), await filled()];
  expect(Math.min(first.held, held)).toBeLessThan(2 * MB);
  expect(models.find("document /", `${DOCUMENTS - 1}`)?.body.identity.toString()).toMatch(/^"499 Nội dung/);
  expect(models.find("document /", "0")).toBeUndefined();
});

it("the model of a replaced document can be had for ten minutes, under the document's own name", () => {
  let now = 5_000;
  const models = createReplacedModels({ maxBytes: MB, now: () => now });
  models.add("document /", document("h", "{}"));
  now += 10 * 60_000 - 1;
  expect(models.find("document /", "h")?.hash).toBe("h");
  expect([models.find("document /", "other"), models.find("document /other", "h")]).toEqual([undefined, undefined]);
  now += 1;
  expect(models.find("document /", "h")).toBeUndefined();
});

it("a document that left the cache some time after its change takes its model along for what is left of the ten minutes", () => {
  const now = 3_600_000;
  const models = createReplacedModels({ maxBytes: MB, now: () => now });
  models.add("document /a", document("h", "{}"), now - 10 * 60_000);
  models.add("document /b", document("h", "{}"), now - 10 * 60_000 + 1);
  models.add("document /c", document("h", "{}"), Infinity);
  expect(["a", "b", "c"].map((name) => models.find(`document /${name}`, "h")?.hash)).toEqual([undefined, "h", "h"]);
});

it("a document counts with its model", () => {
  expect(document("h", "x".repeat(10_000)).size - document("h", "").size).toBeGreaterThanOrEqual(10_000);
});
