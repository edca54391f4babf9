import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";
import { AccountPage, Framed, Way } from "../../ui/account/AccountPage.tsx";
import { accountTexts } from "../../ui/account/texts.ts";
import { Consent } from "../../ui/form/Consent.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { Form, RequiredHint } from "../../ui/form/Form.tsx";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { useTexts } from "../../ui/own-texts.ts";

/** Opens an account, once its mail has been answered. */
export function Registration({ node, page }: WidgetProps): ReactNode {
  const t = useTexts(accountTexts);
  const labels = {
    fullName: t("fullName"),
    email: t("email"),
    phoneNumber: t("phoneNumber"),
    password: t("password"),
    consent: t("consent"),
  };
  return (
    <AccountPage page={page}>
      <Framed>
        <Form id={node.id} page={page} name="registration" submit={t("register")} captcha labels={labels}>
          <RequiredHint />
          <Field name="fullName" autoComplete="name" />
          <Field name="email" type="email" inputMode="email" autoComplete="email" hint={t("register.email")} />
          <Field name="phoneNumber" type="tel" inputMode="tel" autoComplete="tel" hint={t("register.phone")} optional />
          <PasswordField name="password" autoComplete="new-password" hint={t("password.hint")} />
          <Consent>{t("register.consent")}</Consent>
        </Form>
      </Framed>
      <Way page={page} to="login" question="way.login" link="way.login.link" />
    </AccountPage>
  );
}
