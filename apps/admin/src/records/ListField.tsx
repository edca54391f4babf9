import { isFields } from "@portal/domain/records";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button.tsx";
import { OrderedEntries } from "../ui/OrderedEntries.tsx";
import styles from "./SchemaField.module.css";

export interface ListFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly maxItems: number | undefined;
  /** What an entry begins with. */
  readonly empty: unknown;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** The fields of an entry. */
  readonly renderEntry: (entry: unknown, onChange: (changed: unknown) => void) => ReactNode;
}

/** What an entry is known by. */
const shownFields = ["label", "title", "Title", "name", "FileName", "Link", "href", "path"];

function nameOf(entry: unknown): string | undefined {
  if (typeof entry === "string") return entry === "" ? undefined : entry;
  if (!isFields(entry)) return undefined;
  const text = shownFields.map((name) => entry[name]).find((each) => typeof each === "string" && each !== "");
  return typeof text === "string" ? text : undefined;
}

/** Entries in order, each with its own fields. */
export function ListField({ label, hint, maxItems, empty, value, onChange, renderEntry }: ListFieldProps): ReactNode {
  const { t } = useTranslation();
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className={styles["group"]}>
      <legend>{label}</legend>
      {hint !== undefined && <p>{hint}</p>}
      <OrderedEntries
        names={entries.map((entry, index) => nameOf(entry) ?? t("record.entry", { number: index + 1 }))}
        onMove={(from, to) => onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]))}
        onRemove={(index) => onChange(entries.length === 1 ? undefined : entries.toSpliced(index, 1))}
        details={entries.map((entry, index) => (
          // An entry has no identity of its own.
          // oxlint-disable-next-line react/no-array-index-key
          <Entry key={index} index={index} isFolded={isFields(empty)} isNew={nameOf(entry) === undefined}>
            {renderEntry(entry, (changed) => onChange(entries.with(index, changed ?? empty)))}
          </Entry>
        ))}
      />
      {entries.length < (maxItems ?? Infinity) && (
        <Button look="quiet" onClick={() => onChange([...entries, empty])}>
          {t("record.add", { label })}
        </Button>
      )}
    </fieldset>
  );
}

interface EntryProps {
  readonly index: number;
  /** Its fields are not seen at once: they are more than one. */
  readonly isFolded: boolean;
  readonly isNew: boolean;
  readonly children: ReactNode;
}

/** The fields of an entry, open from the start where it is new: it stays so while its name is typed. */
function Entry({ index, isFolded, isNew, children }: EntryProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen] = useState(isNew);
  if (!isFolded) return <div data-entry={index}>{children}</div>;
  return (
    <details data-entry={index} open={isOpen || undefined}>
      <summary>{t("record.editEntry")}</summary>
      {children}
    </details>
  );
}
