import type { CardAssignment } from "@portal/core";
import type { Command } from "@portal/core/edit";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button.tsx";
import type { ContentFormProps } from "./content-form.ts";
import { type CardField, cardFields } from "./card-fields.ts";
import { RecordPicker } from "../records/RecordPicker.tsx";
import { OrderedEntries } from "../ui/OrderedEntries.tsx";
import { TypedField } from "./TypedField.tsx";
import { useCategoryNames } from "./use-categories.ts";

/** Cards in order, each with the fields that the schema of assignments gives it. */
export function CardsForm({ site, block: { key, assignment }, run, show }: ContentFormProps): ReactNode {
  const { t } = useTranslation();
  const nameOf = useCategoryNames();
  const cards = assignment?.cards ?? [];
  /** The card that was added last: it is open, and one types its title. */
  const [added, setAdded] = useState<number>();
  const withCards = (changed: readonly CardAssignment[]): Command => ({ kind: "assign", key, content: { cards: [...changed] } });
  const assign = (changed: readonly CardAssignment[]): void => run(withCards(changed));
  const nameOfCard = ({ title, category }: CardAssignment): string =>
    title ?? (category === undefined ? t("layout.card.untitled") : nameOf(category));
  return (
    <>
      <OrderedEntries
        names={cards.map(nameOfCard)}
        onMove={(from, to) => run({ kind: "move", key, from, to })}
        onRemove={(index) => assign(cards.toSpliced(index, 1))}
        details={cards.map((card, index) => (
          // A card has no identity of its own.
          // oxlint-disable-next-line react/no-array-index-key
          <details key={index} ref={index === added ? open : undefined}>
            <summary>{t("layout.card.edit")}</summary>
            <CardForm
              site={site}
              card={card}
              onTyping={(changed) => show(withCards(cards.with(index, changed)))}
              onChange={(changed) => assign(cards.with(index, changed))}
            />
          </details>
        ))}
      />
      <Button
        look="quiet"
        onClick={() => {
          setAdded(cards.length);
          assign([...cards, { title: t("layout.card.new") }]);
        }}
      >
        {t("layout.card.add")}
      </Button>
    </>
  );
}

/** Opens a card, and goes to its first field, whose text is typed over. */
function open(card: HTMLDetailsElement | null): void {
  if (!card) return;
  card.open = true;
  const field = card.querySelector("input");
  field?.focus();
  field?.select();
}

interface CardFormProps extends Pick<ContentFormProps, "site"> {
  readonly card: CardAssignment;
  /** The card while one types. */
  readonly onTyping: (card: CardAssignment) => void;
  readonly onChange: (card: CardAssignment) => void;
}

function CardForm({ site, card, onTyping, onChange }: CardFormProps): ReactNode {
  /** A field without a value is left out. */
  const changed = (name: string, value: string | boolean): CardAssignment => {
    const { [name as keyof CardAssignment]: _, ...rest } = card;
    return value === "" || value === false ? rest : { ...rest, [name]: value };
  };
  return cardFields.map((field) => (
    <CardFieldInput
      key={field.name}
      site={site}
      field={field}
      value={card[field.name as keyof CardAssignment]}
      onTyping={(value) => onTyping(changed(field.name, value))}
      onChange={(value) => onChange(changed(field.name, value))}
    />
  ));
}

interface CardFieldInputProps extends Pick<ContentFormProps, "site"> {
  readonly field: CardField;
  readonly value: string | boolean | undefined;
  readonly onTyping: (value: string) => void;
  readonly onChange: (value: string | boolean) => void;
}

function CardFieldInput({ site, field: { name, kind, maxLength }, value, onTyping, onChange }: CardFieldInputProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const nameOf = useCategoryNames();
  const label = t(`layout.card.${name}`);
  if (kind === "flag")
    return (
      <p>
        <input id={id} type="checkbox" checked={value === true} onChange={({ target: { checked } }) => onChange(checked)} />{" "}
        <label htmlFor={id}>{label}</label>
      </p>
    );
  const text = typeof value === "string" ? value : "";
  if (kind === "text") return <TypedField label={label} value={text} maxLength={maxLength} onTyping={onTyping} onTyped={onChange} />;
  return (
    <>
      {text !== "" && (
        <p>
          {t("layout.shows", { name: nameOf(text) })}{" "}
          <Button look="quiet" onClick={() => onChange("")}>
            {t("layout.card.noCategory")}
          </Button>
        </p>
      )}
      <RecordPicker kind="category" label={label} site={site} onPick={(category) => onChange(category.key)} />
    </>
  );
}
