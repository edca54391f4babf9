import type { EnrolledFactors } from "@portal/contracts";
import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { call, CallFailed } from "../calls/call.ts";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Problem } from "../ui/Problem.tsx";
import { typedIn } from "../ui/typed-in.ts";
import { useNotice } from "../ui/use-notice.tsx";
import { AuthenticatorSetup } from "./AuthenticatorSetup.tsx";
import { addPasskey } from "./passkeys.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import styles from "./sessions.module.css";
import { useSessionChange } from "./use-session.ts";

/** The member's second factors, to be added, replaced and removed. */
export function FactorList({ factors: { passkeys, authenticator, recoveryCodes } }: { readonly factors: EnrolledFactors }): ReactNode {
  const { t } = useTranslation();
  const change = useSessionChange();
  const { notice, announce } = useNotice();
  const { run, isBusy, problem } = useAct((error) =>
    error instanceof CallFailed && error.status === 404 ? t("factors.lastOne") : undefined,
  );
  const [codes, setCodes] = useState<readonly string[]>([]);
  const changed = (text: string, made: readonly string[] = []): void => {
    setCodes(made);
    change();
    announce(text);
  };
  const remove = async (id: string): Promise<void> => {
    await call(`second-factor/passkeys/${id}`, { method: "DELETE" });
    changed(t("factors.removed"));
  };
  const renew = async (): Promise<void> => {
    const { data } = await call<{ recoveryCodes: readonly string[] }>("second-factor/recovery-codes", { method: "POST" });
    changed(t("factors.renewed"), data.recoveryCodes);
  };
  return (
    <div className={styles["factors"]}>
      {notice}
      <Problem text={problem} />
      {codes.length > 0 && <RecoveryCodes codes={codes} onNoted={() => changed(t("factors.noted"))} />}
      <h3>{t("factors.passkeys")}</h3>
      {passkeys.length === 0 ? (
        <p>{t("factors.noPasskeys")}</p>
      ) : (
        <ul className={styles["list"]}>
          {passkeys.map(({ id, name }) => (
            <li key={id}>
              <p>{name}</p>
              <Button look="quiet" isBusy={isBusy} aria-label={t("factors.removeOne", { name })} onClick={() => run(() => remove(id))}>
                {t("factors.remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {browserSupportsWebAuthn() && (
        <form
          className={styles["form"]}
          onSubmit={(event) => {
            event.preventDefault();
            const form = event.currentTarget;
            const name = typedIn(form, "passkey").trim();
            run(async () => {
              const made = await addPasskey(name);
              form.reset();
              changed(t("factors.added"), made);
            });
          }}
        >
          <Field
            label={t("factors.passkeyName")}
            hint={t("factors.passkeyHint")}
            name="passkey"
            maxLength={100}
            pattern=".*\S.*"
            autoComplete="off"
            required
          />
          <Button look="quiet" type="submit" isBusy={isBusy}>
            {t("factors.add")}
          </Button>
        </form>
      )}
      <h3>{t("factors.authenticator")}</h3>
      <p>{t(authenticator ? "factors.authenticatorSet" : "factors.authenticatorNone")}</p>
      <AuthenticatorSetup
        label={t(authenticator ? "factors.authenticatorReplace" : "enrolment.authenticator")}
        onSet={(made) => changed(t("factors.authenticatorDone"), made)}
      />
      {(passkeys.length > 0 || authenticator) && (
        <>
          <h3>{t("recovery.title")}</h3>
          <p>{t("factors.codesLeft", { count: recoveryCodes })}</p>
          <Button look="quiet" isBusy={isBusy} onClick={() => run(renew)}>
            {t("factors.renew")}
          </Button>
        </>
      )}
    </div>
  );
}
