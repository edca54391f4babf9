import type { SessionView } from "@portal/contracts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { call, CallFailed } from "../calls/call.ts";
import { useAct } from "../calls/use-act.ts";
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
  /** Of the picture against robots, once it is asked for. */
  const [captcha, setCaptcha] = useState<string>();
  const { run, isBusy, problem } = useAct((error) => {
    const code = codeOf(error);
    return code === "credentials" ? t("signIn.wrong") : code?.startsWith("captcha") ? t("signIn.captchaAsked") : undefined;
  });
  const send = async (form: HTMLFormElement): Promise<void> => {
    const typed = { email: typedIn(form, "email"), password: typedIn(form, "password") };
    const body = captcha === undefined ? typed : { ...typed, captchaId: captcha, capcha: typedIn(form, "capcha") };
    try {
      change((await call<SessionView>("session", { method: "POST", body })).data);
    } catch (error) {
      // Each picture is good for one try.
      if (captcha !== undefined || codeOf(error)?.startsWith("captcha")) setCaptcha(crypto.randomUUID());
      throw error;
    }
  };
  return (
    <SmallPage title={t("signIn.title")}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          run(() => send(form));
        }}
      >
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
      <PasskeyButton kind="sign-in" onShown={change} />
    </SmallPage>
  );
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof CallFailed)) return undefined;
  const { errors = [] } = (error.data ?? {}) as { readonly errors?: readonly { readonly code: string }[] };
  return errors[0]?.code;
}
