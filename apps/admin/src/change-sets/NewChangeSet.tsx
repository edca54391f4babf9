import type { ChangeSetView } from "@portal/contracts";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { call } from "../calls/call.ts";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Problem } from "../ui/Problem.tsx";
import { typedIn } from "../ui/typed-in.ts";
import styles from "./NewChangeSet.module.css";

/** The server's limit. */
const TITLE_LENGTH = 300;

export function NewChangeSet(): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAct();
  const make = async (title: string): Promise<void> => {
    const { id } = (await call<ChangeSetView>("change-sets", { method: "POST", body: { title } })).data;
    void client.invalidateQueries({ queryKey: ["change-sets"] });
    await navigate(`/thay-doi/${id}`);
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
