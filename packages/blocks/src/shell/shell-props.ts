import type { ReactNode } from "react";
import type { Crumb, LayoutSettings, PageModel } from "@portal/domain";
import type { Component, PageFields } from "@portal/react";

/** What a header reads of its page. */
export const headerReads = ["language", "languageSwitch", "path", "site"] as const satisfies readonly (keyof PageModel)[];
/** What a footer reads of its page. */
export const footerReads = ["language", "site"] as const satisfies readonly (keyof PageModel)[];

export interface ShellHeaderProps {
  readonly page: PageFields<(typeof headerReads)[number]>;
  readonly settings: LayoutSettings;
  readonly breadcrumb: readonly Crumb[];
}

export interface ShellFooterProps {
  readonly page: PageFields<(typeof footerReads)[number]>;
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
