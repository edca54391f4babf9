import type { ReactNode } from "react";
import type { FallbackProps } from "@portal/react";
import { FailedState } from "../../ui/FailedState.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { searchFailedTexts } from "./failed-texts.ts";

/** Of a search that brought nothing: what happened, why, and what helps. */
export function SearchFailed(props: FallbackProps): ReactNode {
  const t = useTexts(searchFailedTexts);
  return <FailedState {...props} text={props.reason === "unavailable" ? t("search.failed") : undefined} />;
}
