import { useEffect, useEffectEvent } from "react";
import { shortcutsAreOn } from "../app/preferences.ts";

/** Where keys belong to what is typed: input methods send Backspace, Ctrl and AltGr of their own. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;

/**
 * A key for the whole page: never while something is typed, nor where the member has switched shortcuts off.
 * @param act what the key does; false: this key is not meant, and stays the browser's
 */
export function useShortcut(act: (event: KeyboardEvent) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (!event.isComposing && shortcutsAreOn() && !isTyping(event.target) && act(event)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
