import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useHost } from "@portal/react";
import { useHydrated } from "../use-hydrated.ts";
import { useTexts } from "../use-texts.ts";
import { searchFieldTexts } from "./texts.ts";
import { useSuggestions } from "./use-suggestions.ts";
import styles from "./SearchField.module.css";

interface SearchFieldProps {
  readonly id: string;
  /** Of the input. */
  readonly className: string | undefined;
  /** What was searched for. */
  readonly terms: string;
}

const showOption = (option: HTMLElement | null): void => option?.scrollIntoView({ block: "nearest" });

/**
 * The field of a search form, named `q`, with titles suggested while somebody types: the combobox of the WAI-ARIA patterns, with a list. A title that is
 * chosen is searched for. Without JavaScript, and where the host suggests nothing, it is a plain field.
 */
export function SearchField({ id, className, terms }: SearchFieldProps): ReactNode {
  const t = useTexts(searchFieldTexts);
  const { suggest } = useHost();
  const isReady = useHydrated() && suggest !== undefined;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed);
  const titles = suggestions ?? [];
  const isOpen = typed !== undefined && titles.length > 0;
  const option = (index: number): string => `${id}-suggestion-${index}`;

  const close = (): void => {
    setTyped(undefined);
    setActive(-1);
  };
  const choose = (title: string): void => {
    close();
    if (!input.current) return;
    // The field is the browser's: what is typed in it outlives every drawing.
    input.current.value = title;
    input.current.form?.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // The keys of an input method are its own.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && isOpen) close();
    else if (event.key === "Enter" && isOpen && active >= 0) choose(titles[active] ?? "");
    else if (event.key === "ArrowDown" && isOpen) setActive(active + 1 < titles.length ? active + 1 : -1);
    else if (event.key === "ArrowUp" && isOpen) setActive(active < 0 ? titles.length - 1 : active - 1);
    else if (event.key === "ArrowDown" && titles.length === 0) return setTyped(event.currentTarget.value);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles["place"]}>
      <input
        ref={input}
        className={className}
        id={id}
        type="search"
        name="q"
        defaultValue={terms}
        maxLength={200}
        autoComplete="off"
        {...(isReady && {
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-expanded": isOpen,
          "aria-controls": `${id}-suggestions`,
          "aria-activedescendant": isOpen && active >= 0 ? option(active) : undefined,
          onChange: (event) => {
            setActive(-1);
            setTyped(event.currentTarget.value);
          },
          onKeyDown,
          onBlur: close,
        })}
      />
      {isReady && (
        <>
          <div
            className={styles["list"]}
            id={`${id}-suggestions`}
            role="listbox"
            aria-label={t("searchField.suggestions")}
            hidden={!isOpen}
          >
            {isOpen &&
              titles.map((title, index) => (
                <button
                  key={title}
                  type="button"
                  tabIndex={-1}
                  className={styles["option"]}
                  id={option(index)}
                  role="option"
                  aria-selected={index === active}
                  // The field keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  ref={index === active ? showOption : undefined}
                  onClick={() => choose(title)}
                >
                  {title}
                </button>
              ))}
          </div>
          <span className="visually-hidden" role="status">
            {typed !== undefined &&
              suggestions !== undefined &&
              (titles.length === 0 ? t("searchField.none") : t("searchField.count", { count: titles.length }))}
          </span>
        </>
      )}
    </div>
  );
}
