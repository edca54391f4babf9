import { type RefObject, useEffect, useRef } from "react";

/** What one types or chooses in comes first; a list without entries, or what is chosen from elsewhere, has buttons alone. */
const controls = ["input, textarea, select, [contenteditable=true]", "button, summary"];

export interface AskedField {
  /** Names of fields and indices of entries, the outermost first; of one that is not there what holds it is meant. None: no field. */
  readonly path: readonly string[];
}

/**
 * A form that goes to one of its fields, opens what it stands in, and marks what is in it, as the Tab key does.
 * @param asked another object goes there again
 */
export function useFieldFocus(asked: AskedField): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // An effect, so that it comes after the page's heading.
  useEffect(() => {
    const place = form.current && placeOf(form.current, asked.path);
    return place ? goTo(place) : undefined;
  }, [asked]);
  return form;
}

function placeOf(form: HTMLElement, path: readonly string[]): HTMLElement | undefined {
  const marks = "[data-field], [data-entry]";
  let found: HTMLElement | undefined;
  for (const name of path) {
    const within = [...(found ?? form).querySelectorAll<HTMLElement>(marks)];
    const next = within.find((one) => (one.parentElement?.closest<HTMLElement>(marks) ?? undefined) === found && isOf(one, name));
    if (!next) break;
    if (next instanceof HTMLDetailsElement) next.open = true;
    found = next;
  }
  return found;
}

const isOf = ({ dataset }: HTMLElement, name: string): boolean => dataset["field"] === name || dataset["entry"] === name;

/** @returns gives it up: the editor of rich text comes later than the form. Who has gone on meanwhile stays there. */
function goTo(place: HTMLElement): () => void {
  const focus = (): boolean => {
    const isMeant = (one: HTMLElement): boolean => !one.closest("[role=toolbar]") && !one.matches(":disabled") && one.checkVisibility();
    const found = controls.flatMap((selector) => [...place.querySelectorAll<HTMLElement>(selector)].filter(isMeant))[0];
    found?.focus();
    if (found instanceof HTMLInputElement) found.select();
    return found !== undefined;
  };
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== before || focus()) observer.disconnect();
  });
  if (!focus()) observer.observe(place, { childList: true, subtree: true });
  return () => observer.disconnect();
}
