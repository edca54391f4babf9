import type { ReactNode } from "react";
import { type WidgetProps } from "@portal/react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Leaders } from "./Leaders.tsx";
import { Timeline } from "./Timeline.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { peopleTexts } from "./texts.ts";

/** Leaders as cards, former ministers as a timeline. */
export function People({ node, content: { people } }: WidgetProps): ReactNode {
  const t = useTexts(peopleTexts);
  if (!people || people.persons.length === 0) return <EmptyState>{t("people.empty")}</EmptyState>;
  const List = people.role === "former-minister" ? Timeline : Leaders;
  return <List people={people.persons} level={node.headingLevel ?? 2} />;
}
