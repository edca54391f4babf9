import type { TextsByLanguage } from "../../ui/use-texts.ts";

export const draftOutcomeTexts: TextsByLanguage<"draftOutcome.heading"> = {
  vi: { "draftOutcome.heading": "Kết quả tiếp thu ý kiến góp ý" },
  en: { "draftOutcome.heading": "What became of the comments" },
};
