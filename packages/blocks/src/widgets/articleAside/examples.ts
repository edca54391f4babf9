import { exampleArticle } from "../example-page.ts";
import type { WidgetExamples } from "../../examples.ts";
import { hostilePage } from "../hostile-page.ts";
import { longPage } from "../long-page.ts";

export const examples: WidgetExamples = {
  normal: { content: {}, page: { article: exampleArticle } },
  empty: { content: {} },
  longText: { content: {}, page: longPage },
  hostile: { content: {}, page: hostilePage },
};
