import { EXACT_TOTAL } from "@portal/domain";
import { useHost } from "@portal/react";
import { useTexts } from "../../ui/use-texts.ts";
import { searchTexts } from "./texts.ts";

/** Writes a count of results: beyond EXACT_TOTAL it is a lower bound, and says so. */
export function useCount(): (count: number) => string {
  const { format } = useHost();
  const t = useTexts(searchTexts);
  return (count) => (count > EXACT_TOTAL ? t("search.moreThan", { total: format.number(EXACT_TOTAL) }) : format.number(count));
}
