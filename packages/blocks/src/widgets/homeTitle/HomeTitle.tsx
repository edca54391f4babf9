import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";

/** The heading of a home: the masthead shows the name already, so it is there for assistive technology and search engines. */
export function HomeTitle({ page }: WidgetProps<"site">): ReactNode {
  return <h1 className="visually-hidden">{page.site.name}</h1>;
}
