/** The shells of specification §2.3: one list to read. The default one comes with every page, the others are loaded by the sites that use them. */
import type { Shell } from "@portal/domain";
import { lazyView } from "@portal/react";
import * as defaultShell from "../shell-default/index.ts";
import type { ShellFooterProps, ShellHeaderProps, ShellParts } from "./shell-props.ts";

export { defaultShell };

interface LazyShell extends ShellParts {
  readonly preload: () => Promise<unknown>;
}

function lazyShell(load: () => Promise<ShellParts>): LazyShell {
  const Header = lazyView<ShellHeaderProps>(async () => (await load()).Header);
  const Footer = lazyView<ShellFooterProps>(async () => (await load()).Footer);
  return { Header, Footer, preload: () => Promise.all([Header.preload(), Footer.preload()]) };
}

/** By the name that a site's metadata gives (`appLayout`); their folders have a definition each. */
export const shells: Readonly<Record<Shell, ShellParts | LazyShell>> = {
  default: defaultShell,
  "planning-ministry": lazyShell(() => import("../shell-planning-ministry/index.ts")),
  other: lazyShell(() => import("../shell-other/index.ts")),
};

/** The shell of a layout's name (specification §3, layout settings); an unknown name is the default one. */
export const shellNamed = (layoutName: string): Shell => (Object.hasOwn(shells, layoutName) ? (layoutName as Shell) : "default");

/**
 * Loads what a shell needs, so that it is drawn at once: on the server, before hydration, in stories.
 * @throws where it cannot be loaded, after the retries of specification §9
 */
export async function preloadShell(shell: Shell): Promise<void> {
  const parts = shells[shell];
  if ("preload" in parts) await parts.preload();
}
