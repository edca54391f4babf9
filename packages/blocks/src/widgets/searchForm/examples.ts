import type { WidgetExamples } from "../../examples.ts";
import { examples as results } from "../search/examples.ts";

/** The form beside each example of the results. */
export const examples: WidgetExamples = {
  normal: { ...results.normal, content: {} },
  empty: { ...results.empty, content: {} },
  longText: { ...results.longText, content: {} },
  hostile: { ...results.hostile, content: {} },
};
