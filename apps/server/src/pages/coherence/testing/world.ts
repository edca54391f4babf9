/** The content as it stands, and everything with which it is changed: the write paths of the server itself. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Kysely } from "kysely";
import { importContent } from "../../../content/import.ts";
import { createSanitizer, type Sanitizer } from "../../../content/sanitizer/index.ts";
import { createDb } from "../../../database/db.ts";
import type { Database } from "../../../database/schema.ts";
import { listenForContent } from "../../../content/listen-content.ts";
import { silentLog } from "../../../services/log.ts";
import type { Services } from "../../../services.ts";
import { testServices } from "../../../testing/services.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/database.ts";
import { contentWith, type Line } from "./content.ts";

export interface World {
  readonly db: Kysely<Database>;
  readonly connectionString: string;
  readonly services: Services;
  /** Id of an administrator's account. */
  readonly administrator: string;
  readonly feed: { readonly address: string; title: string };
  /** Tags that were notified. */
  readonly notified: Set<string>;
  /** What import was given last, by kind and key. */
  readonly lines: Map<string, Line>;
  /** By slug, of the first content's categories. */
  readonly categoryIds: ReadonlyMap<string, string>;
  /** Imports a line. @throws where it is refused: a mistake of the test */
  write(line: Line): Promise<void>;
  close(): Promise<void>;
}

const keyOf = ({ kind, slug, key, path, address }: Line): string => `${kind} ${String(slug ?? key ?? path ?? address)}`;

/** @param open - a database that is up to date, and empty */
export async function createWorld(open: () => Promise<TestDatabase> = createTestDatabase): Promise<World> {
  const database = await open();
  const db = createDb(database.pool);
  const sanitizer = createSanitizer(1);
  const services = testServices({ db, delay: [0, 1] });
  const [server, feed] = await startFeed();
  const notified = new Set<string>();
  const listener = listenForContent({
    connectionString: database.connectionString,
    log: silentLog,
    onChange: (tags) => (tags ?? ["*"]).forEach((tag) => notified.add(tag)),
    onConnect: () => undefined,
    onHeartbeat: () => undefined,
  });
  const lines = new Map<string, Line>();
  const write = async (line: Line): Promise<void> => {
    await importLines(db, sanitizer, [line]);
    lines.set(keyOf(line), line);
  };
  const first = contentWith(feed.address);
  await importLines(db, sanitizer, first);
  for (const line of first) lines.set(keyOf(line), line);
  const categories = await db.selectFrom("category").select(["slug", "id"]).execute();
  const categoryIds = new Map(categories.map(({ slug, id }) => [slug, id]));
  const administrator = await createAdministrator(db);
  const close = async (): Promise<void> => {
    await listener.close();
    await closeAll(server, services, sanitizer, database);
  };
  return { db, connectionString: database.connectionString, services, administrator, feed, notified, lines, categoryIds, write, close };
}

async function importLines(db: Kysely<Database>, sanitizer: Sanitizer, lines: readonly Line[]): Promise<void> {
  const refused: string[] = [];
  async function* given(): AsyncGenerator<object> {
    yield* lines;
  }
  await importContent(db, given(), {
    ministrySites: ["btc", "mof"],
    pictureOrigins: [],
    sanitizer,
    together: true,
    onIssue: (issue) => {
      if (issue.severity === "error") refused.push(JSON.stringify(issue));
    },
  });
  if (refused.length > 0) throw new Error(`Import refused ${refused.join("; ")}`);
}

async function createAdministrator(db: Kysely<Database>): Promise<string> {
  const account = { email: "a@b.example", email_key: "a@b.example", name: "A", phone: null, language: "vi", password_hash: "-" } as const;
  const { id } = await db
    .insertInto("account")
    .values({ ...account, role: "administrator" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A site whose feed says what the test says. */
async function startFeed(): Promise<readonly [Server, World["feed"]]> {
  const feed = { address: "", title: "Tin ngoài" };
  const server = createServer((_, response) =>
    response
      .writeHead(200, { "content-type": "application/rss+xml" })
      .end(`<rss version="2.0"><channel><title>Tin</title><item><title>${feed.title}</title></item></channel></rss>`),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  feed.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rss.xml`;
  return [server, feed];
}

async function closeAll(server: Server, services: Services, sanitizer: Sanitizer, database: TestDatabase): Promise<void> {
  server.closeAllConnections();
  server.close();
  await services.close();
  await sanitizer.close();
  await database.close();
}
