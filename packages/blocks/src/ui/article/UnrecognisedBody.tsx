import type { ReactNode } from "react";
import { useHost } from "@portal/react";
import { Panel } from "./Panel.tsx";

/** An article of a type that the portal does not know (specification §8): said in words, logged by the server. */
export function UnrecognisedBody(): ReactNode {
  const { t } = useHost();
  return <Panel note={t("article.unrecognised")} />;
}
