/** What somebody has chosen for this browser. The theme is the public pages' own choice. */
export const languages = ["vi", "en"] as const;
export const themes = ["system", "light", "dark", "contrast"] as const;

const LANGUAGE = "admin.language";
const THEME = "site.theme";
const SHORTCUTS = "admin.shortcuts";

const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return ""; // Storage that is forbidden holds no choice.
  }
};
const write = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It holds for this page, then.
  }
};

export const languageNow = (): (typeof languages)[number] => languages.find((one) => one === read(LANGUAGE)) ?? "vi";
export const keepLanguage = (language: string): void => write(LANGUAGE, language);

export const shortcutsAreOn = (): boolean => read(SHORTCUTS) !== "off";
export const keepShortcuts = (areOn: boolean): void => write(SHORTCUTS, areOn ? "" : "off");

/** What a member named last, to be offered again: a site, a category of a site, the unit that answers. */
export type Usual = "site" | `category of ${string}` | "unit";
const usualKey = (member: string, what: Usual): string => `admin.usual.${member}.${what}`;

/** @param member id of the account: others who use this browser are offered what is theirs. @returns "": nothing yet */
export const usual = (member: string, what: Usual): string => read(usualKey(member, what));
export const keepUsual = (member: string, what: Usual, value: string): void => write(usualKey(member, what), value);

export const themeNow = (): (typeof themes)[number] => themes.find((one) => one === document.documentElement.dataset["theme"]) ?? "system";

/** @param root of this document, or of a page in a frame */
export function showTheme(theme: string, { dataset }: HTMLElement = document.documentElement): void {
  if (theme !== "system" && themes.some((one) => one === theme)) dataset["theme"] = theme;
  else delete dataset["theme"];
}

export function keepTheme(theme: string): void {
  showTheme(theme);
  write(THEME, theme === "system" ? "" : theme);
}

export const showKeptTheme = (): void => showTheme(read(THEME));
