import type { Language, ResolvedBlock } from "@portal/core";
import { type ReactNode, useMemo } from "react";
import { textsOf } from "../ui/use-texts.ts";
import { factsOfBlock } from "./describe.ts";
import { Facts } from "./Facts.tsx";
import { inspectorTexts } from "./texts.ts";

export interface BlockFactsProps {
  readonly block: ResolvedBlock;
  /** Of who looks at it. */
  readonly language: Language;
}

/** What the layout inspector says of a block, for an editor that has no host and selects blocks by itself. */
export function BlockFacts({ block, language }: BlockFactsProps): ReactNode {
  const t = useMemo(() => textsOf({ language, t: (key, values) => String(values?.["defaultValue"] ?? key) }, inspectorTexts), [language]);
  return <Facts facts={factsOfBlock(block, t)} />;
}
