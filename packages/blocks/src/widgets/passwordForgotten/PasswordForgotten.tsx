import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";
import { AccountPage, Framed, Way } from "../../ui/account/AccountPage.tsx";
import { accountTexts } from "../../ui/account/texts.ts";
import { Field } from "../../ui/form/Field.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { useTexts } from "../../ui/use-texts.ts";

/** Asks for a link to set a new password; the answer is the same whether the address has an account or not. */
export function PasswordForgotten({ node, page }: WidgetProps<"forms" | "path" | "language">): ReactNode {
  const t = useTexts(accountTexts);
  return (
    <AccountPage page={page}>
      <p>{t("account.forgotten.why")}</p>
      <Framed>
        <Form
          id={node.id}
          page={page}
          name="passwordForgotten"
          submit={t("account.forgotten")}
          captcha
          labels={{ email: t("account.email") }}
        >
          <Field name="email" type="email" inputMode="email" autoComplete="username" />
        </Form>
      </Framed>
      <Way page={page} to="login" question="account.way.login" link="account.way.login.link" />
    </AccountPage>
  );
}
