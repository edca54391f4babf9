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
import { useSessionChange } from "./use-session.ts";

/** The password; what the account needs besides is asked for next. */
export function SignIn(): ReactNode {
  const { t } = useTranslation();
  const change = useSessionChange();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Of the picture against robots, once it is asked for. */
  const [captcha, setCaptcha] = useState<string>();
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    try {
      const typed = { email: typedIn(form, "email"), password: typedIn(form, "password") };
      const body = captcha === undefined ? typed : { ...typed, captchaId: captcha, capcha: typedIn(form, "capcha") };
      change((await call<SessionView>("session", { method: "POST", body })).data);
    } catch (error) {
      const code = codeOf(error);
      setProblem(code === "credentials" ? t("signIn.wrong") : code?.startsWith("captcha") ? t("signIn.captchaAsked") : describe(t, error));
      if (captcha !== undefined || code?.startsWith("captcha")) setCaptcha(crypto.randomUUID());
    } finally {
      setBusy(false);
    }
  };
  return (
    <SmallPage title={t("signIn.title")}>
      <form onSubmit={(event) => void send(event)}>
        <Problem text={problem} />
        <Field label={t("signIn.email")} name="email" type="email" autoComplete="username" required />
        <Field label={t("signIn.password")} name="password" type="password" autoComplete="current-password" required />
        {captcha !== undefined && (
          <>
            <img src={`/api/article/get-captcha?id=${captcha}`} width={300} height={100} alt={t("signIn.captchaPicture")} />
            <Field label={t("signIn.captcha")} name="capcha" type="text" autoComplete="off" required />
          </>
        )}
        <Button type="submit" isBusy={isBusy}>
          {t("signIn.send")}
        </Button>
      </form>
      <PasskeyButton kind="sign-in" onProblem={setProblem} />
    </SmallPage>
  );
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof CallFailed)) return undefined;
  const { errors = [] } = (error.data ?? {}) as { readonly errors?: readonly { readonly code: string }[] };
  return errors[0]?.code;
}
