/** What one portal's answers cost, measured: CPU, bytes, memory. */
import pg from "pg";
import type { Load } from "../load/load.ts";
import { pair } from "../server/paired.ts";
import type { Portal } from "../server/portal.ts";
import { entrant } from "../speed/cached.ts";
import { brotliOf } from "../server/brotli.ts";
import { pages } from "../speed/pages.ts";

const WARM_UP = 50;

export interface Costs {
  /** Milliseconds of CPU: a page from memory, a page's model from memory, a file of the build. */
  readonly hit: number;
  readonly model: number;
  readonly file: number;
  /** Bytes as they go over the network: what a visit's first page brings, and what each further one does. */
  readonly firstView: number;
  readonly furtherView: number;
  /** Files of the build that a visit's first page asks for, the program included. */
  readonly files: number;
  /** Bytes. */
  readonly process: number;
  readonly database: number;
  /** Sessions of the database that a process opens. */
  readonly sessions: number;
}

export async function costsOf(load: Load, portal: Portal): Promise<Costs> {
  const { hash, files, pictures } = await partsOf(portal);
  const model = `/api/page?path=${encodeURIComponent(pages.home)}&hash=${hash}`;
  const [style = ""] = files.filter((path) => path.endsWith(".css"));
  const entrants = [
    entrant(load, "hit", portal, { path: pages.home }),
    entrant(load, "model", portal, { path: model }),
    entrant(load, "file", portal, { path: style }),
  ];
  for (const one of entrants) await one.run(WARM_UP);
  const costs = await pair(entrants);
  const bytesOf = async (paths: readonly string[]): Promise<number> => {
    const all = await Promise.all(paths.map((path) => brotliOf(portal.origin + path)));
    return all.reduce((sum, { length }) => sum + length, 0);
  };
  const [home, data] = [await bytesOf([pages.home]), await bytesOf([model])];
  return {
    hit: costs.cost("hit"),
    model: costs.cost("model"),
    file: costs.cost("file"),
    firstView: home + data + (await bytesOf(files)) + (await bytesOf(pictures)),
    furtherView: (await bytesOf([`/api/page?path=${encodeURIComponent(pages.article)}`])) + (await bytesOf(pictures)) / 2,
    files: files.length,
    process: portal.memory(),
    ...(await databaseOf(portal)),
  };
}

interface Parts {
  /** Of the model that the document was drawn from. */
  readonly hash: string;
  readonly files: readonly string[];
  readonly pictures: readonly string[];
}

/** What a browser asks for beside the home's document. */
async function partsOf({ origin }: Portal): Promise<Parts> {
  const html = await (await fetch(origin + pages.home)).text();
  const state = JSON.parse(/<script type="application\/json" id="page-state">([^<]*)<\/script>/.exec(html)?.[1] ?? "{}") as {
    readonly hash?: string;
    readonly modules?: readonly string[];
  };
  if (state.hash === undefined || !state.modules)
    throw new Error("The home names neither its model nor its program; is this the portal's document?");
  const named = [...html.matchAll(/(?:src|href)="(\/(?:assets|static)\/[^"]+)"/g)].flatMap(([, path]) => path ?? []);
  const pictures = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].flatMap(([, path]) => (path?.startsWith("/") ? [path] : []));
  return { hash: state.hash, files: [...new Set([...named, ...state.modules])], pictures: [...new Set(pictures)] };
}

async function databaseOf({ connectionString }: Portal): Promise<Pick<Costs, "database" | "sessions">> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ bytes: string; sessions: string }>(
      `select pg_database_size(current_database()) as bytes,
       (select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as sessions`,
    );
    return { database: Number(rows[0]?.bytes), sessions: Number(rows[0]?.sessions) };
  } finally {
    await client.end();
  }
}
