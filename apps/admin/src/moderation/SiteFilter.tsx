import { type Action, sitesOf, type StaffMember } from "@portal/contracts";
import type { ReactNode } from "react";
import { SiteSelect } from "../sites/SiteSelect.tsx";
import { useSites } from "../sites/use-sites.ts";

export interface SiteFilterProps {
  readonly member: StaffMember;
  /** What the member may do on the sites that are offered. */
  readonly action: Action;
  /** Slug; empty: all. */
  readonly site: string;
  readonly onChoose: (site: string) => void;
}

/** Nothing where there is no choice. */
export function SiteFilter({ member, action, site, onChoose }: SiteFilterProps): ReactNode {
  const { sites } = useSites();
  const allowed = sitesOf(member, action);
  const offered = sites.filter(({ key }) => allowed?.includes(key) ?? true);
  if (offered.length < 2) return null;
  return <SiteSelect sites={offered} value={site} onChange={onChoose} />;
}
