import type { ReactNode } from "react";
import { ALL_SITES } from "@portal/core/content";
import type { WidgetProps } from "@portal/react";
import { pathnameOf } from "../../ui/listing-query.ts";
import { SearchForm as Form } from "../../ui/SearchForm.tsx";
import { askedBy } from "../search/address.ts";

/** Where a search begins. A widget of its own: it stands where results could not be had. New words start without the old filters. */
export function SearchForm({ node, page }: WidgetProps): ReactNode {
  const site = page.site.slug;
  const asked = askedBy(page.path, site);
  const elsewhere = asked && asked.site !== site;
  return (
    <Form
      id={node.id}
      action={pathnameOf(page.path)}
      terms={asked?.terms ?? ""}
      kept={elsewhere ? [["site", asked.site ?? ALL_SITES]] : []}
    />
  );
}
