import type { WidgetExamples } from "../../examples.ts";
import { barePage, hostilePage } from "../hostile-page.ts";
import { longPage } from "../long-page.ts";

export const examples: WidgetExamples = {
  normal: { content: {} },
  empty: { content: {}, page: { ...barePage, category: undefined } },
  longText: { content: {}, page: longPage },
  hostile: { content: {}, page: hostilePage },
};
