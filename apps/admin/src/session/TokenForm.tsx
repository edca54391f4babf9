import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Problem } from "../ui/Problem.tsx";
import { ShownOnce } from "../ui/ShownOnce.tsx";
import { typedIn } from "../ui/typed-in.ts";
import styles from "./sessions.module.css";

/** The server's limit. */
const MOST_DAYS = 365;
const USUAL_DAYS = 30;

export interface TokenFormProps {
  /** @returns the token */
  readonly onStart: (program: { readonly name: string; readonly days: number }) => Promise<string>;
}

/** A token for a program of the member's. */
export function TokenForm({ onStart }: TokenFormProps): ReactNode {
  const { t } = useTranslation();
  const { run, isBusy, problem } = useAct();
  const [token, setToken] = useState<string>();
  return (
    <>
      <p>{t("sessions.programText")}</p>
      <form
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const program = { name: typedIn(form, "name").trim(), days: Number(typedIn(form, "days")) };
          run(async () => {
            setToken(await onStart(program));
            form.reset();
          });
        }}
      >
        <Field label={t("sessions.programName")} name="name" maxLength={100} pattern=".*\S.*" autoComplete="off" required />
        <Field label={t("sessions.days")} name="days" type="number" min={1} max={MOST_DAYS} defaultValue={USUAL_DAYS} required />
        <Button look="quiet" type="submit" isBusy={isBusy}>
          {t("sessions.make")}
        </Button>
      </form>
      <Problem text={problem} />
      {token !== undefined && <ShownOnce key={token} label={t("sessions.token")} value={token} />}
    </>
  );
}
