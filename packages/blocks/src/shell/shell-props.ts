import type { ReactNode } from "react";
import type { Crumb, LayoutSettings, PageModel } from "@portal/domain";
import type { Component } from "@portal/react";

export interface ShellHeaderProps {
  readonly page: PageModel;
  readonly settings: LayoutSettings;
  readonly breadcrumb: readonly Crumb[];
}

export interface ShellFooterProps {
  readonly page: PageModel;
  readonly settings: LayoutSettings;
  /** Where a problem with this page is reported. */
  readonly report: string;
  /** Room for the traffic counters (specification §7, real-time hub). */
  readonly counters: ReactNode;
}

/** What is a shell's own: what stands above a page's content, breadcrumb included, and what stands below. */
export interface ShellParts {
  readonly Header: Component<ShellHeaderProps>;
  readonly Footer: Component<ShellFooterProps>;
}
