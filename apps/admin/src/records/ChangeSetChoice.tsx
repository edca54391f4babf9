import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { makeChangeSet, oneLine, TITLE_LENGTH } from "../change-sets/make-change-set.ts";
import { useChangeSets } from "../change-sets/use-change-sets.ts";
import { Select } from "../ui/Select.tsx";

/** A change set of its own. */
export const NEW_SET = "";
const MOST = 50;

export interface ChangeSetChoiceProps {
  /** Id, or NEW_SET. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** In which change set something is done: one that is open, or a new one. */
export function ChangeSetChoice({ value, onChange }: ChangeSetChoiceProps): ReactNode {
  const { t } = useTranslation();
  const { answer } = useChangeSets({ state: "draft", mine: true, limit: MOST });
  return (
    <Select label={t("record.changeSet")} value={value} onChange={onChange}>
      <option value={NEW_SET}>{t("record.newChangeSet")}</option>
      {answer?.data.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  );
}

/** @param chosen as ChangeSetChoice has it @param title of a new one. @returns its id. @throws CallFailed */
export async function openChangeSet(chosen: string, title: string): Promise<string> {
  if (chosen !== NEW_SET) return chosen;
  return makeChangeSet(oneLine(title).slice(0, TITLE_LENGTH));
}
