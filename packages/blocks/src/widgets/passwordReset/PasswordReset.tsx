import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";
import { AccountPage, Framed, Way } from "../../ui/account/AccountPage.tsx";
import { linkToken } from "../../ui/account/link-token.ts";
import { accountTexts } from "../../ui/account/texts.ts";
import { Form } from "../../ui/form/Form.tsx";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { useTexts } from "../../ui/use-texts.ts";

/** Sets a new password by a mailed link. */
export function PasswordReset({ node, page }: WidgetProps<"forms" | "path" | "language">): ReactNode {
  const t = useTexts(accountTexts);
  const token = linkToken(page);
  return (
    <AccountPage page={page}>
      {token === undefined ? (
        <p>{t("account.reset.mail")}</p>
      ) : (
        <Framed>
          <Form id={node.id} page={page} name="passwordReset" submit={t("account.reset")} labels={{ password: t("account.newPassword") }}>
            <input type="hidden" name="token" value={token} />
            <PasswordField name="password" autoComplete="new-password" hint={t("account.password.hint")} />
          </Form>
        </Framed>
      )}
      <Way page={page} to="passwordForgotten" question="account.way.mail" link="account.way.mail.forgotten" />
    </AccountPage>
  );
}
