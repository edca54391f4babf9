/** Changes by visitors, moderators and jobs: all that writes what pages show, but for import. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { openPictureCheck } from "../../../features/captcha/testing/shown-code.ts";
import { deleteExpiredAccountData } from "../../../features/accounts/cleanup.ts";
import { publishOutcome } from "../../../features/contributions/publish-outcome.ts";
import { createFeedFetcher } from "../../../features/feeds/fetch-feed.ts";
import { fetchDueFeeds } from "../../../features/feeds/fetch-due-feeds.ts";
import { readWaitingFiles } from "../../../features/file-texts/read-waiting-files.ts";
import { deleteContactData } from "../../../features/questions/delete-contact-data.ts";
import { askQuestion } from "../../../features/questions/ask.ts";
import { answerQuestion, publishQuestion, refuseQuestion } from "../../../features/questions/moderate.ts";
import { deleteOldReports } from "../../../features/reports/reports.ts";
import { deleteExpiredLimits } from "../../../services/limits/limits.ts";
import { silentLog } from "../../../services/log.ts";
import { csv, YEAR_2026 } from "./content.ts";
import type { Random } from "./random.ts";
import type { Change } from "./record-changes.ts";
import type { World } from "./world.ts";

/** Milliseconds until every server has dropped what was changed; only what is wrong would need more. */
const RECEIVED_MS = 250;

/** The id of an article that readers see: one that another change has unpublished is published first. */
async function shownId(world: World, slug: string): Promise<string> {
  const line = world.lines.get(`article ${slug}`);
  if (!line) throw new Error(`The content of this test has no article ${slug}.`);
  const { publishedAt } = line;
  if (typeof publishedAt !== "string" || Date.parse(publishedAt) > Date.now()) await world.write({ ...line, publishedAt: YEAR_2026 });
  return (await world.db.selectFrom("article").select("id").where("slug", "=", slug).executeTakeFirstOrThrow()).id;
}

/** Sends a form from a network of its own: no limit is to be met. @throws where it is not taken: then nothing would have been changed */
async function send(base: string, form: string, fields: Readonly<Record<string, string>>, random: Random, token?: string): Promise<string> {
  const response = await fetch(`${base}/api/forms/${form}`, {
    method: "POST",
    headers: {
      "x-forwarded-for": `198.51.${random.whole(250)}.${random.whole(250)}`,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: new URLSearchParams({ key: randomUUID(), language: "vi", page: "/", ...fields }),
  });
  if (response.status !== 200) throw new Error(`${form} at ${base}: ${response.status} ${await response.text()}`);
  return `${form} at ${base}`;
}

/** @throws where the act was refused: then nothing would have been changed */
function expectDone(act: string, outcome: string): string {
  if (outcome !== "done") throw new Error(`${act}: ${outcome}`);
  return act;
}

/** Questions that stand somewhere in moderation. */
const asked = ({ db }: World, isPublished: boolean) =>
  db
    .selectFrom("asked_question")
    .select("id")
    .where("question_id", isPublished ? "is not" : "is", null)
    .orderBy("id", "desc")
    .limit(5)
    .execute();

async function askedAnew(world: World, random: Random): Promise<string> {
  const title = `Hỏi ${random.words()}?`;
  const nobody = { name: undefined, email: undefined, phoneNumber: undefined };
  await askQuestion(world.db, "btc", { field: "Lĩnh vực khác", title, body: title, ...nobody });
  const { id } = await world.db.selectFrom("asked_question").select("id").where("title", "=", title).executeTakeFirstOrThrow();
  return id;
}

async function published(world: World, random: Random): Promise<string> {
  const [known] = await asked(world, true);
  if (known) return known.id;
  const id = await askedAnew(world, random);
  await publishQuestion(world.services, world.administrator, id, {});
  return id;
}

/** What visitors change is shown at once where nothing of it was changed for ten seconds: here it takes turns. */
const inTurn = (...slugs: readonly [string, ...string[]]): (() => string) => {
  let turn = 0;
  return () => slugs[(turn += 1) % slugs.length] ?? slugs[0];
};
const commented = inTurn("du-thao-gop-y-mot", "du-thao-gop-y-hai");

const rate =
  (bases: readonly string[], rated: () => string): Change =>
  async (world, random) => {
    const slug = rated();
    const fields = { articleId: await shownId(world, slug), value: String(1 + random.whole(5)) };
    return `${slug}, ${await send(random.one(bases), "rating", fields, random)}`;
  };

/** @param bases - servers that visitors reach */
export const visitorChanges = (bases: readonly string[]) =>
  ({
    rating: rate(bases, inTurn("thue-mot", "thue-hai")),
    comment: async (world, random) => {
      const captchaId = randomUUID();
      const capcha = await openPictureCheck(world.db, captchaId);
      const words = { title: random.words(), content: random.words(), fullName: "Người mẫu", email: "a@thu.example", consent: "yes" };
      return send(random.one(bases), "contribution", { articleId: await shownId(world, commented()), ...words, captchaId, capcha }, random);
    },
    outcome: async (world, random) => {
      const slug = "du-thao-xong";
      const outcome = { html: `<p>${random.words()}</p>`, unit: "Vụ mẫu" };
      return expectDone(
        `outcome of ${slug}`,
        await publishOutcome(world.services, world.administrator, await shownId(world, slug), outcome),
      );
    },
    "question published": async (world, random) => {
      const id = await askedAnew(world, random);
      return expectDone(`question ${id}`, (await publishQuestion(world.services, world.administrator, id, {})).kind);
    },
    "question answered": async (world, random) => {
      const id = await published(world, random);
      const answer = { html: `<p>${random.words()}</p>`, unit: "Cục mẫu" };
      return expectDone(`answer to ${id}`, (await answerQuestion(world.services, world.administrator, id, answer)).kind);
    },
    "question taken back": async (world, random) => {
      const id = await published(world, random);
      return expectDone(`refusal of ${id}`, (await refuseQuestion(world.services, world.administrator, id, "Không phù hợp")).kind);
    },
    "feed fetched": async (world, random) => {
      world.feed.title = `Tin ${random.words()}`;
      const hosts = new Set([new URL(world.feed.address).host]);
      const fetcher = createFeedFetcher({ hosts, timeout: 10_000, mayConnect: () => true });
      await fetchDueFeeds({ db: world.db, log: silentLog, fetcher, hosts, interval: 0 }, new AbortController().signal);
      await fetcher.close();
      return `feed: ${world.feed.title}`;
    },
    "file text": async (world, random) => {
      await world.write(csv(`nguoi ${random.words()},${random.whole(99)}\n`));
      // A search that is kept from now on does not find the new words yet.
      await sleep(RECEIVED_MS);
      await Promise.all(bases.map(async (base) => (await fetch(`${base}/btc/tim-kiem?q=nguoi`)).text()));
      return `words of ${await readWaitingFiles({ db: world.db, log: silentLog }, new AbortController().signal)} files`;
    },
    "account deleted": async ({ db, services }, random) => {
      const password = randomUUID();
      const account = { email: `${randomUUID()}@thu.example`, name: "Người góp ý", phone: null, role: "visitor" } as const;
      const password_hash = await services.passwords.hash(password);
      const { id } = await db
        .insertInto("account")
        .values({ ...account, email_key: account.email, language: "vi", password_hash })
        .returning("id")
        .executeTakeFirstOrThrow();
      const pair = await services.sessions.start({ ...account, id }, password_hash, { id: randomUUID() });
      return send(random.one(bases), "accountDeletion", { password, consent: "yes" }, random, pair?.token);
    },
    "what has expired is deleted": async ({ db }) => {
      for (const deletion of [deleteExpiredAccountData, deleteExpiredLimits, deleteContactData, deleteOldReports]) await deletion(db);
      return "what had expired was deleted";
    },
  }) satisfies Readonly<Record<string, Change>>;
