import type { ReactNode } from "react";
import { useHost, type WidgetProps } from "@portal/react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Leaders } from "./Leaders.tsx";
import { Timeline } from "./Timeline.tsx";

/** Leaders as cards, former ministers as a timeline. */
export function People({ node, content: { people } }: WidgetProps): ReactNode {
  const { t } = useHost();
  if (!people || people.persons.length === 0) return <EmptyState>{t("people.empty")}</EmptyState>;
  const List = people.role === "former-minister" ? Timeline : Leaders;
  return <List people={people.persons} level={node.headingLevel ?? 2} />;
}
