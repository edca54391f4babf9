/**
 * `npm run screenshots`: every page of docs/pages.md, as the built portal shows it: a picture of each whole page at
 * 360 and 1280 px, and contact sheets of them all. `-- --only PATTERN` takes those whose view or address matches, `--theme dark`,
 * `--to FOLDER`, `--url ORIGIN` looks at a server that runs already. `-- --administration` draws the views of `/quan-tri` instead, at 768 px too, in `--language vi` or `en`.
 * `-- --handbook` draws the pictures of the handbooks of administration anew, in both languages, into docs/pictures.
 */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { chromiumLaunch } from "./lib/chromium.ts";
import { freePort } from "./lib/free-port.mjs";
import { allPages } from "./lib/pages.ts";
import { startServer } from "./lib/portal-server.ts";
import { root } from "./lib/root.mjs";
import { takeAdministrationPictures, takeHandbookPictures } from "./screenshots/administration.ts";
import { type Picture, takePictures } from "./screenshots/pictures.ts";
import { drawSheets } from "./screenshots/sheets.ts";

const themes = ["light", "dark", "contrast"];
const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    theme: { type: "string", default: "light" },
    to: { type: "string", default: join(root, "test-results/screenshots") },
    url: { type: "string" },
    administration: { type: "boolean", default: false },
    handbook: { type: "boolean", default: false },
    language: { type: "string", default: "vi" },
  },
});
const wanted = new RegExp(values.only);
const { handbook, language, theme } = values;
const administration = values.administration || handbook;
const pages = allPages().filter(({ view, path }) => wanted.test(view) || wanted.test(path));
if (administration && values.url !== undefined)
  stop("--administration makes a portal of its own, as it signs in for the first time: leave --url out.");
if (!administration && pages.length === 0)
  stop(`No page of docs/pages.md matches --only ${values.only}: give a part of a view's id or of an address.`);
if (!["vi", "en"].includes(language)) stop(`There is no language "${language}"; the languages are vi and en.`);
if (!themes.includes(theme)) stop(`There is no theme "${theme}"; the themes are ${themes.join(", ")}.`);

const folder = handbook ? join(root, "docs/pictures") : resolve(values.to);
mkdirSync(folder, { recursive: true });
// What an earlier run left; nothing else in the folder is ours.
for (const name of readdirSync(folder).filter((entry) => /^(?:\d+|sheet-\d+-\d+\.png)$/.test(entry)))
  rmSync(join(folder, name), { recursive: true });
// Passkeys belong to an origin, which has to be known before.
const port = administration ? await freePort() : 0;
const own = administration ? { PORT: String(port), PUBLIC_ORIGIN: `http://localhost:${port}` } : {};
const server = values.url === undefined ? await startServer(own) : { origin: values.url, said: "", stop: () => Promise.resolve() };
const browser = await chromium.launch(chromiumLaunch);
try {
  const { origin, said } = server;
  const [, email = "", password = ""] = /Administrator account (\S+), password (\S+)/.exec(said) ?? [];
  const task = { origin, email, password, theme, language, folder };
  const pictures = new Map<number, Picture[]>();
  if (handbook) console.log((await takeHandbookPictures(browser, task)).join("\n"));
  else
    for await (const picture of administration
      ? takeAdministrationPictures(browser, task, wanted)
      : takePictures(browser, { origin, theme, folder, pages }))
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
