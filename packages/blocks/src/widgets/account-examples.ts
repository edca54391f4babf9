import type { WidgetExamples } from "../examples.ts";
import { barePage, hostilePage } from "./hostile-page.ts";
import { longPage } from "./long-page.ts";

/** Account pages draw no content: only what stands around them differs. */
export const accountExamples: WidgetExamples = {
  normal: { content: {}, page: { path: "/btc/tai-khoan", category: undefined } },
  empty: { content: {}, page: barePage },
  longText: { content: {}, page: longPage },
  hostile: { content: {}, page: hostilePage },
};
