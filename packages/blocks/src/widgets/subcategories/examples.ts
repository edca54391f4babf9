import type { WidgetExamples } from "../../examples.ts";
import { hostilePage } from "../hostile-page.ts";
import { branches, hostileBranches, longBranches } from "../tree-examples.ts";

export const examples: WidgetExamples = {
  normal: { content: { children: branches } },
  empty: { content: { children: [] } },
  longText: { content: { children: longBranches } },
  hostile: { content: { children: hostileBranches }, page: hostilePage, node: { headingLevel: 99 } },
};
