import { type ReactNode, useState } from "react";
import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { useTranslation } from "react-i18next";
import { call } from "../calls/call.ts";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Problem } from "../ui/Problem.tsx";
import { SmallPage } from "../app/SmallPage.tsx";
import { typedIn } from "../ui/typed-in.ts";
import styles from "./Enrolment.module.css";
import { isWrongCode } from "./is-wrong-code.ts";
import { addPasskey } from "./passkeys.ts";
import { SignOut } from "./SignOut.tsx";
import { useSessionChange } from "./use-session.ts";

interface Secret {
  readonly secret: string;
  readonly uri: string;
}

/** Sets up the first second factor of an account that needs one, and shows its recovery codes. */
export function Enrolment(): ReactNode {
  const { t } = useTranslation();
  const change = useSessionChange();
  const { run, isBusy, problem } = useAct((error) => (isWrongCode(error) ? t("secondFactor.wrong") : undefined));
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const prepare = async (): Promise<void> => setSecret((await call<Secret>("second-factor/authenticator", { method: "POST" })).data);
  const confirm = async (code: string): Promise<void> => {
    const path = "second-factor/authenticator/confirm";
    setCodes((await call<{ recoveryCodes: readonly string[] }>(path, { method: "POST", body: { code } })).data.recoveryCodes);
  };
  if (codes)
    return (
      <SmallPage title={t("recovery.title")}>
        <p>{t("recovery.text")}</p>
        <ul className={styles["codes"]}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Button onClick={() => change()}>{t("recovery.done")}</Button>
      </SmallPage>
    );
  return (
    <SmallPage title={t("enrolment.title")}>
      <p>{t("enrolment.text")}</p>
      <Problem text={problem} />
      {browserSupportsWebAuthn() && (
        <Button isBusy={isBusy} onClick={() => run(async () => setCodes(await addPasskey(t("enrolment.passkeyName"))))}>
          {t("enrolment.passkey")}
        </Button>
      )}
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
          <Field label={t("secondFactor.code")} name="code" inputMode="numeric" autoComplete="one-time-code" required />
          <Button type="submit" isBusy={isBusy}>
            {t("enrolment.confirm")}
          </Button>
        </form>
      ) : (
        <Button look="quiet" isBusy={isBusy} onClick={() => run(prepare)}>
          {t("enrolment.authenticator")}
        </Button>
      )}
      <SignOut />
    </SmallPage>
  );
}
