import type { ReactNode } from "react";
import { brandOf } from "../shell/brand.ts";
import { Breadcrumb } from "../shell/Breadcrumb.tsx";
import { MainMenu } from "../shell/MainMenu.tsx";
import type { ShellHeaderProps } from "../shell/shell-props.ts";
import { UtilityBar } from "../shell/UtilityBar.tsx";
import { Masthead } from "./Masthead.tsx";

/** The ministry's frame: a banner band, below it the menu over the whole width. */
export function DefaultHeader({ page, settings, breadcrumb }: ShellHeaderProps): ReactNode {
  return (
    <>
      <header>
        <UtilityBar page={page} />
        <Masthead {...brandOf({ page, settings })} banner={settings.banner} searchLink={settings.searchLink} />
        <MainMenu page={page} settings={settings} />
      </header>
      <Breadcrumb items={breadcrumb} />
    </>
  );
}
