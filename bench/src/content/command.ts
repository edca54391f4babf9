/** `npm run bench -- content 1000000`: a data folder with that many articles, made by a command and never committed. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "./content-folder.ts";

export async function makeContent(root: string, [given = ""]: readonly string[]): Promise<void> {
  const articles = Number(given.replaceAll(/[_,]/g, ""));
  if (!Number.isSafeInteger(articles) || articles < 1) throw new Error("Give a number of articles: npm run bench -- content 100000");
  const since = performance.now();
  const folder = await contentFolder(root, articles);
  const seconds = Math.round((performance.now() - since) / 1000);
  console.log(
    `${folder}: ${(bytesBelow(folder) / 2 ** 30).toFixed(1)} GB after ${seconds} s. Start a portal on it with DATA_DIR=${folder}.`,
  );
}

const bytesBelow = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
