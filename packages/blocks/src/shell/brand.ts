import type { LayoutSettings } from "@portal/domain";
import type { ShellHeaderProps } from "./shell-props.ts";

/** What a site's name and logo in a header are drawn from. */
export interface Brand extends Pick<LayoutSettings, "logo" | "logoLink" | "homeSlug"> {
  readonly name: string;
}

export const brandOf = ({ page, settings: { logo, logoLink, homeSlug } }: Pick<ShellHeaderProps, "page" | "settings">): Brand => ({
  name: page.site.name,
  logo,
  logoLink,
  homeSlug,
});
