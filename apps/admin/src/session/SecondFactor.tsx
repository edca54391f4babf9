import type { SessionView } from "@portal/contracts";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { call, CallFailed } from "../calls/call.ts";
import { describe } from "../calls/describe.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Problem } from "../ui/Problem.tsx";
import { SmallPage } from "../app/SmallPage.tsx";
import { typedIn } from "../ui/typed-in.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";
import { SignOut } from "./SignOut.tsx";
import { useSessionChange } from "./use-session.ts";

/** Asks for the second factor that the account has, before anything else is open. */
export function SecondFactor({ factors }: { readonly factors: SessionView["secondFactor"] }): ReactNode {
  const { t } = useTranslation();
  const change = useSessionChange();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isRecovery, setRecovery] = useState(!factors.authenticator);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget, "code").trim();
    setBusy(true);
    try {
      const body = isRecovery ? { recoveryCode: typed } : { code: typed.replaceAll(/\s/g, "") };
      change((await call<SessionView>("session/step-up", { method: "POST", body })).data);
    } catch (error) {
      const isWrong = error instanceof CallFailed && (error.status === 422 || error.status === 400);
      setProblem(isWrong ? t("secondFactor.wrong") : describe(t, error));
    } finally {
      setBusy(false);
    }
  };
  const hasCodes = factors.authenticator || factors.recoveryCodes > 0;
  return (
    <SmallPage title={t("secondFactor.title")}>
      <Problem text={problem} />
      {factors.passkeys.length > 0 && <PasskeyButton kind="step-up" onProblem={setProblem} />}
      {hasCodes && (
        <form onSubmit={(event) => void send(event)}>
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
      <SignOut />
    </SmallPage>
  );
}
