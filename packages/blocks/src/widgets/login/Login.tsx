import type { ReactNode } from "react";
import { useHost, type WidgetProps } from "@portal/react";
import { AccountPage, Framed, Way } from "../../ui/account/AccountPage.tsx";
import { accountTexts } from "../../ui/account/texts.ts";
import { Field } from "../../ui/form/Field.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** Opens a session. Its tokens are kept in the browser's storage (specification §3), which needs a script. */
export function Login({ node, page }: WidgetProps<"forms" | "path" | "language">): ReactNode {
  const { visitor } = useHost();
  const t = useTexts(accountTexts);
  const isHydrated = useHydrated();
  return (
    <AccountPage page={page}>
      {isHydrated && visitor?.id && (
        <Notice>
          <p>{t("account.login.already", { email: visitor.email })}</p>
          <Way page={page} to="profile" link="account.way.profile.link" />
        </Notice>
      )}
      <Framed>
        <Form
          id={node.id}
          page={page}
          name="login"
          submit={t("account.login")}
          needsScript
          captcha="asked"
          labels={{ email: t("account.email"), password: t("account.password") }}
        >
          <Field name="email" type="email" inputMode="email" autoComplete="username" />
          <PasswordField name="password" autoComplete="current-password" />
        </Form>
      </Framed>
      <Way page={page} to="passwordForgotten" question="account.way.forgotten" link="account.way.forgotten.link" />
      <Way page={page} to="register" question="account.way.register" link="account.way.register.link" />
    </AccountPage>
  );
}
