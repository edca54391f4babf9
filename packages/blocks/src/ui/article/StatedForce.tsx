import type { ReactNode } from "react";
import type { Article } from "@portal/domain";
import { useTexts } from "../use-texts.ts";
import { dayFact, FactList } from "./FactList.tsx";
import { legalTexts } from "./legal-texts.ts";

/** From when on a document is in force by its own record, which knows nothing of those that end it; stands below its other facts. */
export function StatedForce({ body }: Pick<Article, "body">): ReactNode {
  const t = useTexts(legalTexts);
  if (body.kind !== "document") return null;
  return (
    <FactList
      continues
      facts={[
        [t("legal.effectiveAt"), dayFact(body.effectiveAt)],
        [t("legal.expiresAt"), dayFact(body.expiresAt)],
      ]}
    />
  );
}
