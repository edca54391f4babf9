import { useSyncExternalStore } from "react";

/** What readers choose about how pages look. It stands on the document's root, where the style sheet reads it; nothing means "as the device says". */
export const choices = {
  theme: ["light", "dark", "contrast"],
  text: ["large", "larger"],
} as const;

export type ChoiceName = keyof typeof choices;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: Object.keys(choices).map((name) => `data-${name}`) });
  return () => observer.disconnect();
}

/** The reader's choice, "" for none: on the server, and until the page is hydrated. */
export const useChoice = (name: ChoiceName): string =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset[name] ?? "",
    () => "",
  );

/** Shows a choice at once. The host stores it on the control's `change` event. */
export function choose(name: ChoiceName, value: string): void {
  if (value === "") delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
}
