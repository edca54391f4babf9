import type { WidgetExamples } from "../examples.ts";
import { barePage, hostilePage } from "./hostile-page.ts";
import { longPage } from "./long-page.ts";

/** Of widgets that draw the page alone, without content of their own. */
export const pageExamples: WidgetExamples = {
  normal: { content: {} },
  empty: { content: {}, page: { ...barePage, category: undefined } },
  longText: { content: {}, page: longPage },
  hostile: { content: {}, page: hostilePage },
};
