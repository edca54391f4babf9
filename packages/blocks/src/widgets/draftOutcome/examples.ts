import type { DraftFeedback } from "@portal/domain";
import type { WidgetExample, WidgetExamples } from "../../examples.ts";
import { closedDraft, draftExamples } from "../article-examples.ts";
import { longText, richText } from "../html-examples.ts";
import { endless } from "../hostile-page.ts";

const draft = { phase: "closed", open: false, daysLeft: 0, attachmentMaxMb: 10 } as const;
const withOutcome = ({ page }: WidgetExample, html: string, unit: string, at = "2026-11-19T08:00:00Z"): WidgetExample => {
  const feedback: DraftFeedback = { count: 12, outcome: { html, unit, at } };
  return { content: {}, page: { ...page, draft: { ...draft, feedback } } };
};

export const examples: WidgetExamples = {
  normal: withOutcome(closedDraft, richText, "Vụ Pháp chế (đơn vị mẫu)"),
  empty: closedDraft,
  longText: withOutcome(draftExamples.longText, longText, "Vụ Pháp chế (đơn vị mẫu)"),
  hostile: withOutcome(draftExamples.hostile, "<p></p>", endless, "hôm qua"),
};
