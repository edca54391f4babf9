import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { changeSetAddress } from "../app/addresses.ts";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Problem } from "../ui/Problem.tsx";
import { typedIn } from "../ui/typed-in.ts";
import { makeChangeSet, TITLE_LENGTH } from "./make-change-set.ts";
import styles from "./NewChangeSet.module.css";

export function NewChangeSet(): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAct();
  const make = async (title: string): Promise<void> => {
    const id = await makeChangeSet(title);
    void client.invalidateQueries({ queryKey: ["change-sets"] });
    await navigate(changeSetAddress(id));
  };
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        const title = typedIn(event.currentTarget, "title").trim();
        run(() => make(title));
      }}
    >
      <Field label={t("new.title")} hint={t("new.hint")} name="title" maxLength={TITLE_LENGTH} pattern=".*\S.*" required />
      <Button type="submit" isBusy={isBusy}>
        {t("new.make")}
      </Button>
      <Problem text={problem} />
    </form>
  );
}
