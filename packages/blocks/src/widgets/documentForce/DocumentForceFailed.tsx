import type { ReactNode } from "react";
import type { WidgetFallbackProps } from "@portal/react";
import { StatedForce } from "../../ui/article/StatedForce.tsx";
import { FailedState } from "../../ui/FailedState.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { documentForceFailedTexts } from "./failed-texts.ts";

/** Where nobody knows whether the document is in force: the days of its record, and that another document may have ended it. */
export function DocumentForceFailed({ page: { article }, ...failure }: WidgetFallbackProps<"article">): ReactNode {
  const t = useTexts(documentForceFailedTexts);
  return (
    <>
      {article && <StatedForce body={article.body} />}
      <FailedState {...failure} text={failure.reason === "unavailable" ? t("documentForce.failed") : undefined} />
    </>
  );
}
