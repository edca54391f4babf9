/** Measures pages in a browser, as a process of its own: `node pages.ts CHECKOUT weight|reading|editing|lighthouse|film` prints lines of the table as JSON. */
import { filmLines } from "./film.ts";
import { lighthouseLines } from "./lighthouse.ts";
import { pageWeightLines } from "./page-weight.ts";
import { readingLines } from "./reading-visit.ts";
import { editingLines } from "./speed/editing.ts";

const measurements = {
  weight: pageWeightLines,
  reading: readingLines,
  editing: editingLines,
  lighthouse: lighthouseLines,
  film: filmLines,
} as const;

const [root = process.cwd(), what = "weight"] = process.argv.slice(2);
const lines = await measurements[what as keyof typeof measurements](root);
process.stdout.write(JSON.stringify(lines));
