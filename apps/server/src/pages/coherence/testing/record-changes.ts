/** Changes by content import: of every kind of record, each of the fields that pages show. */
import { setTimeout as sleep } from "node:timers/promises";
import { readWaitingFiles } from "../../../features/file-texts/read-waiting-files.ts";
import { silentLog } from "../../../services/log.ts";
import { type Line, csv, question, series, svg, workbookInCapitals, YEAR_2026 } from "./content.ts";
import type { Random } from "./random.ts";
import type { World } from "./world.ts";

/** @returns what it did, for who reads a failure */
export type Change = (world: World, random: Random) => Promise<string>;

type Edit = (line: Line, random: Random) => object;

/** Changes one record of a kind, each time by one of the edits. */
const edit = (kind: string, ...edits: readonly Edit[]): readonly Change[] =>
  edits.map((change) => async (world, random) => {
    const line = random.one([...world.lines.values()].filter((one) => one.kind === kind));
    const changed = change(line, random);
    await world.write({ ...line, ...changed });
    return `import ${kind} ${String(line["slug"] ?? line["key"] ?? line["path"] ?? line["address"])}: ${JSON.stringify(changed).slice(0, 200)}`;
  });

/** Changes a site that stands around pages of others. */
const around =
  (slug: string, change: Edit): Change =>
  async (world, random) => {
    const line = world.lines.get(`site ${slug}`);
    if (!line) throw new Error(`The content of this test has no site ${slug}.`);
    const changed = change(line, random);
    await world.write({ ...line, ...changed });
    return `import site ${slug}: ${JSON.stringify(changed).slice(0, 200)}`;
  };

/** Brings records, new or another time. */
const bring = (...makes: readonly ((random: Random) => Line)[]): readonly Change[] =>
  makes.map((make) => async (world, random) => {
    const line = make(random);
    await world.write(line);
    return `import ${JSON.stringify(line).slice(0, 200)}`;
  });

const retitle =
  (field: string): Edit =>
  (_, random) => ({ [field]: `Tên ${random.words()}` });
const reorder: Edit = (_, random) => ({ order: random.whole(5) });
const metadataOf = ({ metadata }: Line): object => (typeof metadata === "object" ? (metadata ?? {}) : {});
const withMetadata = (line: Line, part: object): object => ({ metadata: { ...metadataOf(line), ...part } });
const moment = (random: Random): string => `202${4 + random.whole(3)}-0${1 + random.whole(9)}-0${1 + random.whole(9)}T02:00:00Z`;
const both = (random: Random): object => ({ vi: random.words(), en: `Other ${random.words()}` });
/** One whose phase may change: others wait for comments, or for their outcome. */
const isDraft = ({ slug, articleContent }: Line): boolean =>
  slug !== "du-thao-xong" &&
  !String(slug).startsWith("du-thao-gop-y") &&
  typeof articleContent === "object" &&
  articleContent !== null &&
  "Deadline" in articleContent;
const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** Open, not yet open, closed, with fewer days left. */
const eachPhase = [
  [-9, 30],
  [9, 30],
  [-30, -3],
  [-9, 12],
].map(([first = 0, last = 0]) => [day(first), day(last)] as const);

export const recordChanges = {
  site: edit(
    "site",
    retitle("name"),
    reorder,
    (line, random) => withMetadata(line, { identity: { organisation: random.words(), phone: "024", email: "a@example.org" } }),
    (line, random) => withMetadata(line, { menu: [{ path: "/btc/thue", label: random.words(), order: 1 }] }),
    (line, random) => withMetadata(line, { logo: `/api/mediafile/anh/${random.whole(9)}.svg` }),
  ),
  "site around pages of others": [
    around("mof", (line, random) => withMetadata(line, { menu: [{ path: "/mof/taxes", label: random.words(), order: 1 }] })),
    around("paired", retitle("name")),
    around("paired", () => ({ language: 2 })),
    around("paired", (line, random) => withMetadata(line, { menu: [{ path: "/paired", label: random.words(), order: 1 }] })),
    around("paired", () => ({ language: 1 })),
    around("paired", (_, random) => ({ language: 1 + random.whole(2) })),
    around("cuc-cap", (_, random) => ({ counterpart: random.one(["paired", "mof", "trang-moi", null]) })),
    around("cuc-cho", (_, random) => ({ language: 1 + random.whole(2) })),
    around("cuc-cho", () => ({ language: 1 })),
  ],
  "new site": bring(
    ...[() => 2, () => 1, (random: Random) => 1 + random.whole(2)].map((language) => (random: Random) => ({
      kind: "site",
      slug: "trang-moi",
      name: random.words(),
      language: language(random),
      order: random.whole(9),
    })),
  ),
  category: edit(
    "category",
    retitle("name"),
    retitle("description"),
    reorder,
    (line, random) => withMetadata(line, { articleView: random.one(["article-ratings", "article-reading", "article-default"]) }),
    (line, random) =>
      line["slug"] === "ty-gia" ? { parent: random.one([null, "tin-tieu-diem", "thue"]) } : { description: random.words() },
    (line, random) => withMetadata(line, { series: random.one([["fx-usd"], ["vn-index"], []]) }),
    (line, random) => (line["site"] === "btc" ? { counterpart: random.one(["taxes", "top-stories", null]) } : { name: random.words() }),
  ),
  "new category": bring((random) => ({
    kind: "category",
    site: "btc",
    slug: "muc-moi",
    name: random.words(),
    parent: random.one([null, "thue", "tin-tieu-diem"]),
    order: random.whole(9),
  })),
  article: edit(
    "article",
    retitle("title"),
    retitle("summary"),
    (_, random) => ({ publishedAt: moment(random) }),
    (_, random) => ({ publishedAt: random.one([null, YEAR_2026, "2099-01-01T00:00:00Z"]) }),
    (_, random) => ({ image: `/api/mediafile/anh/${random.whole(99)}.svg` }),
    (line, random) =>
      line["site"] === "btc" ? { category: random.one(["thue", "tin-tieu-diem", "ty-gia", "du-thao"]) } : { title: random.words() },
    (line, random) =>
      line["articleType"] === 1 ? { articleContent: { Content: `<p>${random.words()} thuế</p>` } } : { summary: random.words() },
    (line, random) => withMetadata(line, { rating: { average: 1 + random.whole(5), count: 1 + random.whole(9) } }),
    (_, random) => ({ counterpart: random.one(["story-one", "tax-one", null]) }),
  ),
  "new article": bring((random) => {
    const [category, slug] = random.one([
      ["thue", "bai-moi-1"],
      ["tin-tieu-diem", "bai-moi-2"],
    ] as const);
    const words = random.words();
    return {
      kind: "article",
      site: "btc",
      category,
      slug,
      title: words,
      summary: `Thuế ${words}`,
      articleType: 1,
      articleContent: { Content: `<p>${words}</p>` },
      publishedAt: random.one([moment(random), null]),
    };
  }),
  "draft phase": eachPhase.map(([OpensAt, Deadline]) => async (world, random) => {
    const line = random.one([...world.lines.values()].filter(isDraft));
    await world.write({ ...line, articleContent: { ...(line["articleContent"] as object), OpensAt, Deadline } });
    return `draft ${String(line["slug"])}: ${OpensAt} to ${Deadline}`;
  }),
  page: edit(
    "page",
    retitle("title"),
    (_, random) => ({ html: `<p>${random.words()}</p>` }),
    (_, random) => ({
      counterpart: random.one(["about", "gioi-thieu", null]),
    }),
  ),
  "new page": bring((random) => ({
    kind: "page",
    site: "btc",
    slug: "trang-moi",
    title: random.words(),
    html: `<p>${random.words()}</p>`,
  })),
  person: edit(
    "person",
    retitle("name"),
    reorder,
    (_, random) => ({ title: both(random) }),
    (_, random) => ({ biography: both(random) }),
    (_, random) => ({ role: random.one(["leader", "former-minister"]) }),
  ),
  "new person": bring((random) => ({
    kind: "person",
    slug: "nguoi-moi",
    role: random.one(["leader", "former-minister"]),
    name: random.words(),
    title: "Người mới",
    order: random.whole(4),
  })),
  question: edit(
    "question",
    retitle("title"),
    retitle("body"),
    (_, random) => ({ field: random.one(["Thuế", "Hải quan"]) }),
    (_, random) => ({ answer: `<p>${random.words()}</p>`, answeredAt: moment(random), unit: "Cục mẫu" }),
  ),
  "new question": bring((random) => ({ ...question("hoi-moi", random.whole(2) === 0), title: random.words() })),
  parameter: edit(
    "parameter",
    (line, random) => ({
      value: line["key"] === "articles-per-block" || line["key"] === "attachment-max-mb" ? String(1 + random.whole(9)) : random.words(),
    }),
    (_, random) => ({ name: random.words() }),
    reorder,
  ),
  "new parameter": bring((random) => ({ kind: "parameter", type: 6, key: "moi", name: random.words(), value: random.words() })),
  series: ["fx-usd", "vn-index", "budget-revenue"].flatMap((slug) => bring((random) => series(slug, 100 + random.whole(9000)))),
  "search term": bring((random) => ({
    kind: "searchTerm",
    slug: "thue",
    name: "Thuế",
    language: 1,
    words: ["thue", random.words()],
    bestBets: [{ title: random.words(), link: "/btc/thue" }],
  })),
  "feed by import": [
    async (world, random) => {
      const title = random.words();
      await world.write({ kind: "feed", address: world.feed.address, items: [{ title, publishedAt: YEAR_2026 }] });
      return `import feed: ${title}`;
    },
  ],
  file: bring(
    (random) => csv(`Thu,${random.whole(99)}\nChi,2\n`),
    (random) => svg(`#${100 + random.whole(900)}`, 100 + random.whole(900)),
  ),
  // Found by its words, which stay, under another name.
  "file renamed": [workbookInCapitals, undefined].map((path) => async (world) => {
    const line = csv("nguoi xem,1\n", path);
    await world.write(line);
    while ((await readWaitingFiles({ db: world.db, log: silentLog }, new AbortController().signal)) === undefined) await sleep(50);
    return `import file ${String(line["path"])}`;
  }),
} satisfies Readonly<Record<string, readonly Change[]>>;
