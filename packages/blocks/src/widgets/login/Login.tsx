import type { ReactNode } from "react";
import { useHost, type WidgetProps } from "@portal/react";
import { AccountPage, Framed, Way } from "../../ui/account/AccountPage.tsx";
import { accountTexts } from "../../ui/account/texts.ts";
import { Field } from "../../ui/form/Field.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useTexts } from "../../ui/own-texts.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** Opens a session. Its tokens are kept in the browser's storage (specification §3), which needs a script. */
export function Login({ node, page }: WidgetProps): ReactNode {
  const { visitor } = useHost();
  const t = useTexts(accountTexts);
  const isHydrated = useHydrated();
  return (
    <AccountPage page={page}>
      {isHydrated && visitor?.id && (
        <Notice>
          <p>{t("login.already", { email: visitor.email })}</p>
          <Way page={page} to="profile" link="way.profile.link" />
        </Notice>
      )}
      <Framed>
        <Form
          id={node.id}
          page={page}
          name="login"
          submit={t("login")}
          needsScript
          captcha="asked"
          labels={{ email: t("email"), password: t("password") }}
        >
          <Field name="email" type="email" inputMode="email" autoComplete="username" />
          <PasswordField name="password" autoComplete="current-password" />
        </Form>
      </Framed>
      <Way page={page} to="passwordForgotten" question="way.forgotten" link="way.forgotten.link" />
      <Way page={page} to="register" question="way.register" link="way.register.link" />
    </AccountPage>
  );
}
