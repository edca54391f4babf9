import type { ReactNode } from "react";
import { useTexts } from "./use-texts.ts";
import { uiTexts } from "./texts.ts";

/** A title from content; a link or heading must never be empty for assistive technology. */
export function Name({ text }: { readonly text: string }): ReactNode {
  const t = useTexts(uiTexts);
  return text.trim() === "" ? t("ui.untitled") : text;
}
