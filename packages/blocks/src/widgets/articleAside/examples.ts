import { exampleArticle, type PlacedExamples } from "../example-page.ts";
import { hostilePage } from "../hostile-page.ts";
import { longPage } from "../long-page.ts";

export const examples: PlacedExamples = {
  normal: { content: {}, page: { article: exampleArticle } },
  empty: { content: {} },
  longText: { content: {}, page: longPage },
  hostile: { content: {}, page: hostilePage },
};
