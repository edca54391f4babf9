/** A data folder of the portal with many articles: made once, kept below .cache, used again by every group that asks for as many. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { connectionOf } from "../process/data-folder.ts";
import { endServer, freePort, startServer } from "../portal-server.ts";
import { fill } from "./fill.ts";

/**
 * @param root the checkout; its portal must be built
 * @param articles that the database holds; those of the demonstration content are among them
 * @returns the folder, for DATA_DIR
 */
export async function contentFolder(root: string, articles: number): Promise<string> {
  const folder = join(root, ".cache/bench", `content-${articles}-${version(root)}`);
  if (existsSync(folder)) return folder;
  const making = `${folder}.new`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  const port = String(await freePort());
  const server = await startServer(root, { PORT: port, DATA_DIR: making, PUBLIC_ORIGIN: `http://localhost:${port}` });
  try {
    const since = performance.now();
    let shown = 0;
    await fill(connectionOf(making), articles, (done) => {
      if (done - shown < 50_000 && done < articles) return;
      shown = done;
      console.log(`  ${done.toLocaleString("en")} articles after ${Math.round((performance.now() - since) / 1000)} s`);
    });
  } finally {
    await endServer(server);
  }
  renameSync(making, folder);
  return folder;
}

/** Demonstration content and this generator: where one changes, the folder is made anew. Migrations run when a portal starts on it, as on any database. */
function version(root: string): string {
  const hash = createHash("sha256");
  for (const folder of ["bench/src/content", "packages/demo-content/content/sites"])
    for (const name of readdirSync(join(root, folder)).toSorted()) {
      hash.update(name);
      if (name.endsWith(".ts")) hash.update(readFileSync(join(root, folder, name)));
    }
  return hash.digest("hex").slice(0, 8);
}
