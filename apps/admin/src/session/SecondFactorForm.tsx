import type { EnrolledFactors, SessionView } from "@portal/contracts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../calls/call.ts";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Problem } from "../ui/Problem.tsx";
import { typedIn } from "../ui/typed-in.ts";
import { isWrongCode } from "./is-wrong-code.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";
import styles from "./SecondFactorForm.module.css";

export interface SecondFactorFormProps {
  readonly factors: EnrolledFactors;
  readonly onShown: (session: SessionView) => void;
}

/** One of the second factors that the account has: a passkey, a code of its authenticator, or a recovery code. */
export function SecondFactorForm({ factors, onShown }: SecondFactorFormProps): ReactNode {
  const { t } = useTranslation();
  const { run, isBusy, problem } = useAct((error) => (isWrongCode(error) ? t("secondFactor.wrong") : undefined));
  const [isRecovery, setRecovery] = useState(!factors.authenticator);
  const send = (typed: string): void =>
    run(async () => {
      const body = isRecovery ? { recoveryCode: typed } : { code: typed.replaceAll(/\s/g, "") };
      onShown((await call<SessionView>("session/step-up", { method: "POST", body })).data);
    });
  return (
    <div className={styles["factors"]}>
      {factors.passkeys.length > 0 && <PasskeyButton kind="step-up" onShown={onShown} />}
      {(factors.authenticator || factors.recoveryCodes > 0) && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            send(typedIn(event.currentTarget, "code").trim());
          }}
        >
          <Problem text={problem} />
          <Field
            key={String(isRecovery)}
            label={t(isRecovery ? "secondFactor.recovery" : "secondFactor.code")}
            hint={t(isRecovery ? "secondFactor.recoveryHint" : "secondFactor.codeHint")}
            name="code"
            inputMode={isRecovery ? "text" : "numeric"}
            autoComplete="one-time-code"
            required
          />
          <Button type="submit" isBusy={isBusy}>
            {t("secondFactor.send")}
          </Button>
        </form>
      )}
      {factors.authenticator && factors.recoveryCodes > 0 && (
        <Button look="quiet" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? "secondFactor.useCode" : "secondFactor.useRecovery")}
        </Button>
      )}
    </div>
  );
}
