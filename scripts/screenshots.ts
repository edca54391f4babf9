/**
 * `npm run screenshots`: every page of docs/pages.md, as the built portal shows it: a picture of each whole page at
 * 360 and 1280 px, and contact sheets of them all. `-- --only PATTERN` takes those whose view or address matches, `--theme dark`,
 * `--to FOLDER`, `--url ORIGIN` looks at a server that runs already.
 */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { chromiumLaunch } from "./lib/chromium.ts";
import { allPages } from "./lib/pages.ts";
import { startServer } from "./lib/portal-server.ts";
import { root } from "./lib/root.mjs";
import { type Picture, takePictures } from "./screenshots/pictures.ts";
import { drawSheets } from "./screenshots/sheets.ts";

const themes = ["light", "dark", "contrast"];
const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    theme: { type: "string", default: "light" },
    to: { type: "string", default: join(root, "test-results/screenshots") },
    url: { type: "string" },
  },
});
const wanted = new RegExp(values.only);
const pages = allPages().filter(({ view, path }) => wanted.test(view) || wanted.test(path));
if (pages.length === 0) stop(`No page of docs/pages.md matches --only ${values.only}: give a part of a view's id or of an address.`);
if (!themes.includes(values.theme)) stop(`There is no theme "${values.theme}"; the themes are ${themes.join(", ")}.`);

const folder = resolve(values.to);
mkdirSync(folder, { recursive: true });
// What an earlier run left; nothing else in the folder is ours.
for (const name of readdirSync(folder).filter((entry) => /^(?:\d+|sheet-\d+-\d+\.png)$/.test(entry)))
  rmSync(join(folder, name), { recursive: true });
const server = values.url === undefined ? await startServer() : { origin: values.url, stop: () => Promise.resolve() };
const browser = await chromium.launch(chromiumLaunch);
try {
  const pictures = new Map<number, Picture[]>();
  for await (const picture of takePictures(browser, { origin: server.origin, theme: values.theme, folder, pages }))
    pictures.set(picture.width, [...(pictures.get(picture.width) ?? []), picture]);
  for (const [width, taken] of pictures) {
    const count = await drawSheets(browser, taken, { width, folder });
    console.log(`${width} px: pages ${taken.length}, sheets ${count}, ${join(folder, `sheet-${width}-*.png`)}`);
  }
} finally {
  await browser.close();
  await server.stop();
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
