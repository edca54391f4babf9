import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../calls/call.ts";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Problem } from "../ui/Problem.tsx";
import { typedIn } from "../ui/typed-in.ts";
import styles from "./Enrolment.module.css";
import { isWrongCode } from "./is-wrong-code.ts";

interface Secret {
  readonly secret: string;
  readonly uri: string;
}

export interface AuthenticatorSetupProps {
  /** Of the button that begins it. */
  readonly label: string;
  /** @param codes recovery codes, where the account had none */
  readonly onSet: (codes: readonly string[]) => void;
}

/** The button that asked for the secret is gone. */
const focus = (field: HTMLInputElement | null): void => field?.focus();

/** A secret for an authenticator, and a code of it that proves it is there. */
export function AuthenticatorSetup({ label, onSet }: AuthenticatorSetupProps): ReactNode {
  const { t } = useTranslation();
  const { run, isBusy, problem } = useAct((error) => (isWrongCode(error) ? t("secondFactor.wrong") : undefined));
  const [secret, setSecret] = useState<Secret>();
  const prepare = async (): Promise<void> => setSecret((await call<Secret>("second-factor/authenticator", { method: "POST" })).data);
  const confirm = async (code: string): Promise<void> => {
    const path = "second-factor/authenticator/confirm";
    const { data } = await call<{ recoveryCodes: readonly string[] }>(path, { method: "POST", body: { code } });
    setSecret(undefined);
    onSet(data.recoveryCodes);
  };
  return (
    <>
      <Problem text={problem} />
      {secret ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const code = typedIn(event.currentTarget, "code").replaceAll(/\s/g, "");
            run(() => confirm(code));
          }}
        >
          <p>{t("enrolment.secret")}</p>
          <p className={styles["secret"]}>
            <code>{secret.secret.replaceAll(/.{4}(?=.)/g, "$& ")}</code>
          </p>
          <p>
            <a href={secret.uri}>{t("enrolment.open")}</a>
          </p>
          <Field ref={focus} label={t("secondFactor.code")} name="code" inputMode="numeric" autoComplete="one-time-code" required />
          <Button type="submit" isBusy={isBusy}>
            {t("enrolment.confirm")}
          </Button>
        </form>
      ) : (
        <Button look="quiet" isBusy={isBusy} onClick={() => run(prepare)}>
          {label}
        </Button>
      )}
    </>
  );
}
