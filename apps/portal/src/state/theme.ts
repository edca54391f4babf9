import type { UserState } from "./user.ts";

/** Prefix of the specification's names of themes ("app-light", specification §3). */
const PREFIX = "app-";
const DEFAULT = `${PREFIX}light`;

/** Follows the theme that stands on the document's root into the visitor's profile; none chosen is the specification's default. @returns ends it */
export function followTheme(user: UserState, root: HTMLElement): () => void {
  const show = (): void => {
    const { theme } = root.dataset;
    user.themeMode = theme ? PREFIX + theme : DEFAULT;
  };
  show();
  const observer = new MutationObserver(show);
  observer.observe(root, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
