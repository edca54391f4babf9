import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from "react";
import styles from "./Combobox.module.css";
import { Field } from "./Field.tsx";

export interface ComboboxChoice {
  readonly key: string;
  readonly title: string;
  readonly site: string | null;
  /** Said beside its title in the place of its site. */
  readonly note?: string;
  /** Of a tree whose rows follow each other, from 1; undefined: a list. */
  readonly level?: number;
  /** What it stands below in the tree: said to those who do not see how far to the right it is drawn. */
  readonly within?: string | undefined;
}

export interface ComboboxProps<T extends ComboboxChoice> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is chosen is wrong, or missing. */
  readonly isInvalid?: boolean;
  readonly placeholder: string;
  /** Said where nothing is found. */
  readonly none: string;
  /** What the choices are of: for another one they are searched for anew. */
  readonly of: readonly unknown[];
  readonly find: (words: string, signal: AbortSignal) => Promise<readonly T[]>;
  readonly onPick: (choice: T) => void;
}

/** Levels that are drawn further to the right than those above them. */
const DEEPEST = 6;

/** Searches while one types and hands over what was chosen: by pointer, or by arrow keys and Enter. */
export function Combobox<T extends ComboboxChoice>({
  label,
  hint,
  isInvalid = false,
  placeholder,
  none,
  of,
  find,
  onPick,
}: ComboboxProps<T>): ReactNode {
  const id = useId();
  const [words, setWords] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const typed = words.trim();
  const q = useDeferredValue(typed);
  const client = useQueryClient();
  const searchFor = (sought: string) => ({
    queryKey: [...of, sought],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => find(sought, signal),
  });
  const {
    data: found = [],
    isSuccess,
    isPlaceholderData,
  } = useQuery({ ...searchFor(q), enabled: isOpen, placeholderData: (before) => before });
  /** What is listed was found for other words than those that are typed now. */
  const isOutdated = q !== typed || !isSuccess || isPlaceholderData;
  /** Words for which Enter was pressed before the search was answered. */
  const awaited = useRef<string>(undefined);
  useEffect(() => () => void (awaited.current = undefined), []);
  /** Where a search is awaited, other fields may have changed what the choice belongs to. */
  const latest = useRef(onPick);
  useEffect(() => {
    latest.current = onPick;
  });
  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, isOpen, active]);
  const pick = (choice: T): void => {
    setWords("");
    setIsOpen(false);
    latest.current(choice);
  };
  /** The first that is found for what is typed, once it is found, also after one has gone on to another field; unless one types on here. */
  const pickFirst = async (): Promise<void> => {
    awaited.current = typed;
    const [first] = await client.fetchQuery(searchFor(typed)).catch(() => []);
    if (first && awaited.current === typed) pick(first);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Of a word that an input method composes.
    if (event.nativeEvent.isComposing) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const choice = found[active];
    if (step !== 0) {
      event.preventDefault();
      if (isOpen) setActive(Math.min(Math.max(active + step, 0), Math.max(found.length - 1, 0)));
      setIsOpen(true);
    } else if (event.key === "Escape" && isOpen) {
      // It closes the list, not the dialog around it.
      event.preventDefault();
      awaited.current = undefined;
      setIsOpen(false);
    } else if (event.key === "Enter" && isOpen && isOutdated) {
      event.preventDefault();
      void pickFirst();
    } else if (event.key === "Enter" && isOpen && choice) {
      event.preventDefault();
      pick(choice);
    }
  };
  return (
    <div className={styles["picker"]}>
      <Field
        label={label}
        hint={hint}
        type="text"
        role="combobox"
        autoComplete="off"
        placeholder={placeholder}
        aria-invalid={isInvalid || undefined}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found.length > 0 ? `${id}-${active}` : undefined}
        value={words}
        onChange={(event) => {
          awaited.current = undefined;
          setWords(event.target.value);
          setActive(0);
          setIsOpen(true);
        }}
        onClick={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={label} hidden={!isOpen}>
        {found.map((choice, index) => (
          <div
            key={choice.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            data-level={choice.level === undefined ? undefined : Math.min(choice.level, DEEPEST)}
            tabIndex={-1}
            // Before the field loses the focus, by which the list closes.
            onPointerDown={(event) => {
              event.preventDefault();
              pick(choice);
            }}
          >
            {choice.title} {choice.within !== undefined && <span className="visually-hidden">{choice.within} </span>}
            <small>{choice.note ?? choice.site}</small>
          </div>
        ))}
        {found.length === 0 && <p>{none}</p>}
      </div>
    </div>
  );
}
