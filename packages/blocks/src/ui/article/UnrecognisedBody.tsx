import type { ReactNode } from "react";
import { Panel } from "./Panel.tsx";
import { useTexts } from "../use-texts.ts";
import { articleTexts } from "./texts.ts";

/** An article of a type that the portal does not know (specification §8): said in words, logged by the server. */
export function UnrecognisedBody(): ReactNode {
  const t = useTexts(articleTexts);
  return <Panel note={t("article.unrecognised")} />;
}
