/** The three shells of specification §2.3. The default one comes with every page, the others are loaded by the sites that use them. */
import type { Shell } from "@portal/domain";
import { lazyView } from "@portal/react";
import { DefaultFooter } from "../shell-default/DefaultFooter.tsx";
import { DefaultHeader } from "../shell-default/DefaultHeader.tsx";
import type { ShellFooterProps, ShellHeaderProps, ShellParts } from "./shell-props.ts";

interface LazyShell extends ShellParts {
  readonly preload: () => Promise<unknown>;
}

function lazyShell(load: () => Promise<ShellParts>): LazyShell {
  const Header = lazyView<ShellHeaderProps>(async () => (await load()).Header);
  const Footer = lazyView<ShellFooterProps>(async () => (await load()).Footer);
  return { Header, Footer, preload: () => Promise.all([Header.preload(), Footer.preload()]) };
}

export const defaultShell: ShellParts = { Header: DefaultHeader, Footer: DefaultFooter };

const lazyShells: ReadonlyMap<Shell, LazyShell> = new Map([
  ["planning-ministry", lazyShell(async () => (await import("../shell-planning-ministry/index.ts")).planningMinistryShell)],
  ["other", lazyShell(async () => (await import("../shell-other/index.ts")).otherShell)],
]);

/** The shell of a layout's name (specification §3, layout settings); an unknown name is the default one. */
export const shellNamed = (layoutName: string): Shell => (lazyShells.has(layoutName as Shell) ? (layoutName as Shell) : "default");

export const shellParts = (shell: Shell): ShellParts => lazyShells.get(shell) ?? defaultShell;

/**
 * Loads what a shell needs, so that it is drawn at once: on the server, before hydration, in stories.
 * @throws where it cannot be loaded, after the retries of specification §9
 */
export async function preloadShell(shell: Shell): Promise<void> {
  await lazyShells.get(shell)?.preload();
}
