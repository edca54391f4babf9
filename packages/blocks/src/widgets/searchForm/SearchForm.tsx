import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";
import { pathnameOf } from "../../ui/listing-query.ts";
import { SearchBox } from "../../ui/SearchBox.tsx";
import { siteIn, termsIn } from "../search/address.ts";

/** Where a search begins. A widget of its own: it stands where results could not be had. New words start without the old filters. */
export function SearchForm({ node, page: { path } }: WidgetProps<"path">): ReactNode {
  const site = siteIn(path);
  return <SearchBox id={node.id} action={pathnameOf(path)} terms={termsIn(path)} kept={site === undefined ? [] : [["site", site]]} />;
}
