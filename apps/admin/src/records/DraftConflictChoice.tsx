import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ConflictVersions } from "../change-sets/ConflictVersions.tsx";
import { Button } from "../ui/Button.tsx";
import { Section } from "../ui/Section.tsx";
import type { DraftConflict } from "./draft-queue.ts";

export interface DraftConflictChoiceProps {
  readonly conflict: DraftConflict;
  readonly onChoose: (whose: "mine" | "theirs") => void;
}

/** Fields that two have changed, in three versions each: nothing is saved over it before one is chosen. */
export function DraftConflictChoice({ conflict, onChoose }: DraftConflictChoiceProps): ReactNode {
  const { t } = useTranslation();
  const { places, before, mine, theirs } = conflict;
  return (
    <div role="alert">
      <Section title={t("record.conflict")}>
        <p>{t("record.conflict.text")}</p>
        <ConflictVersions versions={{ places, base: before, mine, live: theirs }} />
        <Button onClick={() => onChoose("mine")}>{t("layout.conflict.keepMine")}</Button>{" "}
        <Button look="quiet" onClick={() => onChoose("theirs")}>
          {t("layout.conflict.takeTheirs")}
        </Button>
      </Section>
    </div>
  );
}
