/**
 * The form of a record and the server: whatever happens while somebody types (pages that are left or lost, times without a connection, answers that get lost,
 * a colleague who saves other fields, restarts of the server, sessions that end), each field is saved as it was typed last. Where both then change one field,
 * both texts are there to choose from. `npm run verify` carries out a thousand sequences (RECORD_SEQUENCES), by a seed of its own (RECORD_SEED).
 */
import type { RecordFields } from "@portal/domain/records";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../apps/server/src/testing/test-app.ts";
import { EditedRecord } from "./testing/edited-record.ts";
import { openWorld, SITE, type World } from "./testing/world.ts";

const SEQUENCES = Number(process.env["RECORD_SEQUENCES"] ?? 12);
const SEED = Number(process.env["RECORD_SEED"] ?? 2026);

const article = { kind: "article", key: "tin-dang-sua" };
const current = testApp(async ({ site, category, articles }) => {
  const btc = await site(SITE);
  const content = { Content: "<p>Nội dung</p>" };
  await articles(btc, await category(btc, "tin-tuc"), [{ slug: article.key, published_at: "2026-01-01T00:00:00Z", content }]);
});
let world: World;
beforeAll(async () => {
  world = await openWorld(current());
});

type Step =
  | { readonly does: "type" | "colleague"; readonly fields: RecordFields }
  | { readonly does: "pause" | "leave" | "crash" | "offline" | "online" | "lose" | "restart" | "expire" };

/** Few texts, so that one is typed again after another was saved. */
const text = fc.constantFrom("Một", "Hai", "Ba", "Bốn");
const own: fc.Arbitrary<RecordFields> = fc.oneof(
  text.map((title): RecordFields => ({ title })),
  text.map((words): RecordFields => ({ articleContent: { Content: `<p>${words}</p>` } })),
);
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: own.map((fields): Step => ({ does: "type", fields })) },
  { weight: 2, arbitrary: text.map((summary): Step => ({ does: "colleague", fields: { summary } })) },
  {
    weight: 12,
    arbitrary: fc
      .constantFrom("pause", "pause", "pause", "leave", "crash", "offline", "online", "lose", "lose", "lose", "restart", "expire")
      .map((does): Step => ({ does })),
  },
);

async function carryOut(record: EditedRecord, step: Step): Promise<void> {
  switch (step.does) {
    case "type":
      return record.type(step.fields);
    case "pause":
      return void (await record.queue.flush());
    case "colleague":
      return record.byColleague(step.fields);
    case "leave":
      return record.leave();
    case "crash":
      return record.crash();
    case "offline":
    case "online":
      return world.setOnline(step.does === "online");
    case "lose":
      return world.loseNext();
    case "restart":
      return world.restart();
    case "expire":
      return world.expireSession();
  }
}

/** What each field says in the end, of all that was typed. */
const lastOf = (sequence: readonly Step[], who: "type" | "colleague"): RecordFields =>
  Object.assign({}, ...sequence.flatMap((step) => (step.does === who ? [step.fields] : []))) as RecordFields;

test(
  "nothing that is typed is lost, whatever happens before it is saved",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(steps, { minLength: 4, maxLength: 24 }),
        fc.constantFrom("mine" as const, "theirs" as const),
        async (sequence, whose) => {
          const record = await EditedRecord.open(world, article);
          for (const step of sequence) await carryOut(record, step);
          await record.leave();
          const expected = { ...lastOf(sequence, "type"), ...lastOf(sequence, "colleague") };
          expect((await record.save()).record, "as it was typed last").toMatchObject(expected);
          expect(record.queue.view(), "what is on screen").toMatchObject({ status: "saved", record: expected });

          // One field by both, without a connection.
          world.setOnline(false);
          record.type({ title: "Của tôi", summary: "Của tôi" });
          await record.byColleague({ title: "Của đồng nghiệp" });
          await record.leave();
          await record.save();
          const { status, conflict } = record.queue.view();
          expect({ status, conflict }).toMatchObject({
            status: "conflict",
            conflict: { places: ["/title"], mine: { title: "Của tôi" }, theirs: { title: "Của đồng nghiệp" } },
          });
          record.queue.resolve(whose);
          const title = whose === "mine" ? "Của tôi" : "Của đồng nghiệp";
          expect((await record.save()).record, "as it was decided").toMatchObject({ ...expected, title, summary: "Của tôi" });
          await record.close();
        },
      ),
      { numRuns: SEQUENCES, seed: SEED },
    );
  },
  60_000 + SEQUENCES * 5_000,
);
