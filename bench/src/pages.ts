/** Measures pages in a browser, as a process of its own: `node pages.ts CHECKOUT weight|lighthouse` prints lines of the table as JSON. */
import { lighthouseLines } from "./lighthouse.ts";
import { pageWeightLines } from "./page-weight.ts";

const [root = process.cwd(), what] = process.argv.slice(2);
const lines = await (what === "lighthouse" ? lighthouseLines(root) : pageWeightLines(root));
process.stdout.write(JSON.stringify(lines));
