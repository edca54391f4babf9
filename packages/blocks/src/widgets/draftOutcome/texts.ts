import type { OwnTexts } from "../../ui/own-texts.ts";

export const draftOutcomeTexts: OwnTexts<"heading"> = {
  vi: { heading: "Kết quả tiếp thu ý kiến góp ý" },
  en: { heading: "What became of the comments" },
};
