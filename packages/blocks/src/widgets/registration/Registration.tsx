import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";
import { AccountPage, Framed, Way } from "../../ui/account/AccountPage.tsx";
import { accountTexts } from "../../ui/account/texts.ts";
import { Consent } from "../../ui/form/Consent.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { Form, RequiredHint } from "../../ui/form/Form.tsx";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { useTexts } from "../../ui/use-texts.ts";

/** Opens an account, once its mail has been answered. */
export function Registration({ node, page }: WidgetProps<"forms" | "path" | "language">): ReactNode {
  const t = useTexts(accountTexts);
  const labels = {
    fullName: t("account.fullName"),
    email: t("account.email"),
    phoneNumber: t("account.phoneNumber"),
    password: t("account.password"),
    consent: t("account.consent"),
  };
  return (
    <AccountPage page={page}>
      <Framed>
        <Form id={node.id} page={page} name="registration" submit={t("account.register")} captcha labels={labels}>
          <RequiredHint />
          <Field name="fullName" autoComplete="name" />
          <Field name="email" type="email" inputMode="email" autoComplete="email" hint={t("account.register.email")} />
          <Field name="phoneNumber" type="tel" inputMode="tel" autoComplete="tel" hint={t("account.register.phone")} optional />
          <PasswordField name="password" autoComplete="new-password" hint={t("account.password.hint")} />
          <Consent>{t("account.register.consent")}</Consent>
        </Form>
      </Framed>
      <Way page={page} to="login" question="account.way.login" link="account.way.login.link" />
    </AccountPage>
  );
}
