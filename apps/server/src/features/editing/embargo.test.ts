/**
 * What is not public is nowhere in what the public is answered: words that stand in it alone are searched for in everything. Change sets that are not live stand
 * in the same tables in all their states; `npm test` makes some of them, `EMBARGO=all` (`npm run verify`) all.
 */
import { type Kind, kinds } from "@portal/domain/records";
import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { sql, type Kysely } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importContent, IMPORT_WORKERS } from "../../content/import.ts";
import { createSanitizer } from "../../content/sanitizer/index.ts";
import { importDefaults } from "../../content/testing/importer.ts";
import { createDb } from "../../database/db.ts";
import type { Database } from "../../database/schema.ts";
import { createLog } from "../../process/log.ts";
import { silentLog } from "../../services/log.ts";
import { type Answer, type CachedServer, openCachedServer } from "../../testing/cached-server.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { connectToHub, type HubClient } from "../../testing/hub-client.ts";
import { testStaff } from "../../testing/staff.ts";
import { readWaitingFiles } from "../file-texts/read-waiting-files.ts";
import { resizeWaitingPictures } from "../pictures/resize-waiting-pictures.ts";
import { makeTicket } from "../preview/tickets.ts";
import { feedAddress, missingFields, newWord, recordsOf, type Text, wordsIn } from "./testing/embargo/canaries.ts";
import { cardsOf, describedCalls, type Known, type Named, publicRequests, searchesFor } from "./testing/embargo/public-answers.ts";
import { askPublicly, type Found, inTurns, openSearch, type Searched } from "./testing/embargo/search.ts";
import { type Given, type HiddenLive, type HiddenSet, stage } from "./testing/embargo/states.ts";
import { member } from "./testing/newsroom.ts";
import { editingTools } from "./tools.ts";

const METRICS_TOKEN = "ma-cua-phep-do";
const PAST = "2026-11-20T01:00:00.000Z";
const FUTURE = "2099-01-01T00:00:00.000Z";

/** Of one record that is new, or that was public without the words before. */
interface Canary extends Named {
  readonly state: HiddenSet | HiddenLive;
  readonly kind: Kind;
  readonly how: "new" | "changed";
  readonly mark: string;
}

const further: readonly HiddenSet[] = ["in review", "approved", "rejected", "withdrawn"];
const sets: readonly HiddenSet[] = ["draft", "scheduled", "needs attention", ...(process.env["EMBARGO"] === "all" ? further : [])];
const taken: readonly HiddenLive[] = ["ended", "in the trash"];
const lives: readonly HiddenLive[] = [...taken, "embargoed", "without a day"];
/** An article alone has a day of its own. */
const kindsIn = (state: Canary["state"]): readonly Kind[] => (state === "embargoed" || state === "without a day" ? ["article"] : kinds);
const slugOf = ({ state, how }: Pick<Canary, "state" | "how">): string => `${how === "new" ? "moi" : "cu"}-${state.replaceAll(" ", "-")}`;

const canaries: readonly Canary[] = [...sets, ...lives].flatMap((state) =>
  kindsIn(state).flatMap((kind) => {
    const word = newWord();
    return (["new", "changed"] as const).map((how) => ({ state, kind, how, word, mark: newWord(), slug: slugOf({ state, how }) }));
  }),
);
const of = (state: Canary["state"]): readonly Canary[] => canaries.filter((one) => one.state === state);

let database: TestDatabase;
let db: Kysely<Database>;
let server: CachedServer;
let hub: HubClient;
let pictures: { readonly before: Buffer; readonly after: Buffer };
let play: ReturnType<typeof stage>;
let search: ReturnType<typeof openSearch>;
let actorId: string;
const log: string[] = [];
const sanitizer = createSanitizer(IMPORT_WORKERS);
const changeSets = new Map<Canary["state"], string>();

const textOf = ({ slug, word, mark }: Pick<Canary, "slug" | "word" | "mark">, publishedAt: string | undefined): Text => ({
  slug,
  text: `${word} ${mark}`,
  publishedAt,
  picture: pictures.after,
});
const publishedAtOf = (state: Canary["state"]): string | undefined =>
  state === "without a day" ? undefined : state === "embargoed" ? FUTURE : PAST;
const recordsOfCanary = (canary: Canary, publishedAt = publishedAtOf(canary.state)) =>
  recordsOf[canary.kind](textOf(canary, publishedAt)).map((record) => ({ kind: canary.kind, record }));
const recordsIn = (state: Canary["state"], publishedAt?: string): readonly Given[] =>
  of(state).flatMap((canary) => recordsOfCanary(canary, publishedAt));

/** What was public before: the same records without the words. */
const before = (canary: Canary, more: object = {}): readonly object[] =>
  recordsOf[canary.kind]({ ...textOf(canary, PAST), text: "Có sẵn", picture: pictures.before }).map((record) => ({
    kind: canary.kind,
    ...record,
    ...more,
  }));

const importLines = (lines: Iterable<object>) => importContent(db, Readable.from(lines), { ...importDefaults, sanitizer });

async function readFiles(): Promise<void> {
  const { signal } = new AbortController();
  await readWaitingFiles({ db, log: silentLog }, signal);
  await resizeWaitingPictures({ db, log: silentLog }, signal);
  await server.received();
}

beforeAll(async () => {
  const { demonstrationContent } = await import("@portal/demo-content");
  database = await createTestDatabase();
  db = createDb(database.pool);
  const plain = (background: string) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  pictures = { before: await plain("#808080"), after: await plain("#a02020") };
  const cards = [...sets, ...lives].flatMap((state) =>
    (["new", "changed"] as const).map((how) => ({ title: `Nguồn ${slugOf({ state, how })}`, link: feedAddress(slugOf({ state, how })) })),
  );
  const rss = { layoutId: "agencies-page-vi", blocks: [{ key: "rssContents", cards }] };
  const changed = canaries.filter(({ how }) => how === "changed").flatMap((canary) => before(canary));
  await importLines(demonstrationContent());
  // To read and resize what it has takes longer than everything else here.
  await sql`insert into file_text (path, sha256, failure) select path, sha256, 'unreadable' from file`.execute(db);
  await sql`insert into picture (path, sha256, failure) select path, sha256, 'unreadable' from file`.execute(db);
  const report = await importLines([{ kind: "site", slug: "canary-rss", name: "Nguồn tin", metadata: rss }, ...changed]);
  expect(report).toMatchObject({ refused: 0 });

  server = await openCachedServer({
    connectionString: database.connectionString,
    config: { metricsToken: METRICS_TOKEN, trustedProxies: ["127.0.0.1"] },
    log: createLog("trace", { write: (line) => void log.push(line) }),
  });
  hub = await connectToHub(`http://127.0.0.1:${server.port}`);
  search = openSearch({ server, hub, log, metricsToken: METRICS_TOKEN });
  const tools = editingTools(
    { db, sanitizer, ministry: { vi: "btc", en: "mof" }, mails: server.services.mails },
    { allowedApiOrigins: [], publicOrigin: undefined },
  );
  actorId = (await testStaff(db, { administrator: true })).id;
  play = stage(tools, member({}, { id: actorId, isAdministrator: true }));
});
afterAll(async () => {
  await hub?.close();
  await server?.close();
  await sanitizer.close();
  await database?.close();
});

/** Asks for everything that is public. */
async function searchAll(): Promise<Searched> {
  const categories = await db.selectFrom("category").select("id").execute();
  const articles = await sql<{
    id: string;
  }>`select id from article where published_at is null or published_at > now() or slug like 'moi-%'`.execute(db);
  const known: Known = { categoryIds: categories.map(({ id }) => id), articleIds: articles.rows.map(({ id }) => id).slice(0, 3) };
  return search.everything(publicRequests(distinct(canaries), known));
}

/** Nothing of what was public is so still, right after it has ended or was deleted: no other change has emptied the caches. */
async function expectGone(state: HiddenLive): Promise<void> {
  await server.received();
  const again = await search.again(of(state).map(({ mark }) => mark));
  expect(again.answers).toBeGreaterThan(20);
  expect(leaksOf(again.found, of(state))).toEqual([]);
}

/** One of each state and way: what is asked for by its addresses. Each word once. */
const distinct = (all: readonly Canary[]): readonly Named[] => [...new Map(all.map((one) => [`${one.word} ${one.slug}`, one])).values()];

const leaksOf = (found: Found, hidden: readonly Canary[]): readonly string[] =>
  hidden.flatMap(({ state, kind, how, word, mark }) =>
    [...new Set([...(found.get(word) ?? []), ...(found.get(mark) ?? [])])].map((where) => `${state}, ${kind}, ${how}: ${where}`),
  );
const unseenOf = (found: Found, live: readonly Canary[]): readonly string[] =>
  live.filter(({ mark }) => !found.has(mark)).map(({ state, kind, how }) => `${state}, ${kind}, ${how}`);

/** Which of these have their picture public, whole or in a smaller form. No word stands in it. */
async function picturesOf(states: readonly Canary["state"][]): Promise<readonly string[]> {
  const get = async (slug: string, query: string): Promise<string> =>
    (await server.get(`/api/mediafile/canary/${slug}-anh.png${query}`)).body.toString("base64");
  const smaller = "?width=320&format=webp";
  const sized = await sql<{ bytes: Buffer }>`
    select s.bytes from picture_size s join picture p on p.path = s.path join file f on f.path = p.path
    where f.bytes = ${pictures.after} and s.width = 320 and s.format = 'webp' limit 1`.execute(db);
  const known = [pictures.after, sized.rows[0]?.bytes ?? expect.fail("a picture has its sizes")].map((bytes) => bytes.toString("base64"));
  const shown: string[] = [];
  for (const state of states)
    for (const how of ["new", "changed"] as const)
      for (const query of ["", smaller])
        if (known.includes(await get(slugOf({ state, how }), query))) shown.push(`${state}, ${how}, ${query}`);
  return shown;
}

/** Where the pictures of these pages lead, by what is asked for. A page that is not public has none. */
async function cardAddresses(shown: readonly Canary[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  await inTurns([...new Set(shown.flatMap(cardsOf))], async (path, index) => {
    const { status, headers } = await askPublicly(server, { path }, index);
    found.set(path, `${status} ${String(headers["location"])}`);
  });
  return found;
}

/** Searches for a word of what is hidden, and for one that stands nowhere: nothing may tell one from the other. */
async function expectAsNowhere(hidden: readonly Canary[]): Promise<void> {
  const differing: string[] = [];
  await inTurns(distinct(hidden.filter(({ how }) => how === "new")), async (named, index) => {
    const nowhere = { ...named, word: newWord() };
    for (const [at, request] of searchesFor(named).entries()) {
      const other = searchesFor(nowhere)[at] ?? request;
      const [one, two] = [await askPublicly(server, request, index), await askPublicly(server, other, index)];
      const neutral = ({ text }: Answer, { word }: Named) => text.replaceAll(word, "…").replaceAll(word.slice(0, -1), "…");
      if (one.status !== two.status || neutral(one, named) !== neutral(two, nowhere)) differing.push(request.path);
    }
  });
  expect(differing).toEqual([]);
}

describe("what is hidden", () => {
  test("is of every kind that change sets know, and says something in every field of it", () => {
    expect(Object.keys(recordsOf).toSorted()).toEqual([...kinds].toSorted());
    for (const kind of kinds) {
      const schema = JSON.parse(
        readFileSync(new URL(`../../../../../packages/domain/schema/lines/${kind}.json`, import.meta.url), "utf8"),
      ) as {
        properties: object;
      };
      const text = { slug: "a", text: "b", publishedAt: PAST, picture: pictures.after };
      expect([kind, missingFields(kind, schema, text)]).toEqual([kind, []]);
    }
  });

  test("is looked for in every call that the API describes", async () => {
    const { described, known } = await describedCalls(server);
    expect(known).toEqual(described);
  });

  test("is in no public answer, and in one as soon as it is live; what has ended or was deleted is in none any more", async () => {
    const hidden = canaries.filter(({ state }) => !taken.some((one) => one === state));
    const cardsBefore = await cardAddresses(sets.flatMap(of));
    // Hidden.
    for (const state of sets) {
      const id = await play.changeSetOf(state, recordsIn(state));
      changeSets.set(state, id);
      const moveBase = async (): Promise<void> => {
        const base = of(state).find(({ kind, how }) => kind === "category" && how === "changed");
        if (base) await importLines(before(base, { order: 7 }));
      };
      await play.enter[state](id, moveBase);
      expect([state, await play.stateOf(id)]).toEqual([state, state]);
    }
    for (const state of ["embargoed", "without a day"] as const) await play.publish(await play.changeSetOf(state, recordsIn(state)));
    // Live: what is to end, and what is to be deleted.
    changeSets.set("ended", await play.changeSetOf("ended", recordsIn("ended")));
    await play.publishUntilTomorrow(changeSets.get("ended") ?? "");
    await play.publish(await play.changeSetOf("in the trash", recordsIn("in the trash")));
    await readFiles();

    // Previews show it, and leave nothing where others find it.
    for (const state of sets) {
      const { ticket } = await makeTicket(db, {
        changeSetId: changeSets.get(state) ?? "",
        asOf: undefined,
        isBefore: false,
        sessionId: undefined,
        madeBy: actorId,
        lifetime: 600,
      });
      const [canary] = of(state).filter(({ kind, how }) => kind === "article" && how === "new");
      const shown = await server.get(`/xem-truoc/${ticket}/btc/tin-tieu-diem`);
      expect([state, shown.status, wordsIn(shown.text).has(canary?.mark ?? "")]).toEqual([state, 200, true]);
    }
    const first = await searchAll();
    expect(leaksOf(first.found, hidden)).toEqual([]);
    expect(unseenOf(first.found, taken.flatMap(of))).toEqual([]);
    expect(await picturesOf(sets)).toEqual([]);
    expect(await picturesOf(taken)).toHaveLength(4 * taken.length);
    expect(await cardAddresses(sets.flatMap(of))).toEqual(cardsBefore);
    await expectAsNowhere(hidden);

    // The other way round.
    await play.end(changeSets.get("ended") ?? "");
    await expectGone("ended");
    const deletions = recordsIn("in the trash").map((given) => ({ ...given, how: "deleted" as const }));
    await play.publish(await play.changeSetOf("Xóa", deletions));
    await expectGone("in the trash");
    for (const state of sets) await play.publish(changeSets.get(state) ?? "");
    for (const state of ["embargoed", "without a day"] as const) await play.publish(await play.changeSetOf(state, recordsIn(state, PAST)));
    await readFiles();

    const second = await searchAll();
    expect(leaksOf(second.found, taken.flatMap(of))).toEqual([]);
    expect(unseenOf(second.found, hidden)).toEqual([]);
    expect(await picturesOf(taken)).toEqual([]);
    expect(await picturesOf(sets)).toHaveLength(4 * sets.length);
    const cards = await cardAddresses(sets.flatMap(of));
    expect([...cardsBefore].filter(([path, led]) => cards.get(path) === led)).toEqual([]);
    await expectAsNowhere(taken.flatMap(of));
    // Caches were asked, and the log says what was asked.
    expect(second.answers).toBeGreaterThan(1_000);
    expect(second.hits).toBeGreaterThan(50);
    expect(hub.frames.length).toBeGreaterThan(0);
    expect(log.join("")).toContain('"path":"/btc/tin-tieu-diem/moi-draft-bai"');
  });
});
