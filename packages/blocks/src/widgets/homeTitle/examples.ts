import type { PlacedExamples } from "../example-page.ts";
import { barePage, hostilePage } from "../hostile-page.ts";
import { longPage } from "../long-page.ts";

export const examples: PlacedExamples = {
  normal: { content: {} },
  empty: { content: {}, page: { ...barePage, category: undefined } },
  longText: { content: {}, page: longPage },
  hostile: { content: {}, page: hostilePage },
};
