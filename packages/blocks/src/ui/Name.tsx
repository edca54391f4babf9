import type { ReactNode } from "react";
import { useHost } from "@portal/react";

/** A title from content; a link or heading must never be empty for assistive technology. */
export function Name({ text }: { readonly text: string }): ReactNode {
  const { t } = useHost();
  return text.trim() === "" ? t("ui.untitled") : text;
}
