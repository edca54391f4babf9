import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";
import { AccountPage, Framed, Way } from "../../ui/account/AccountPage.tsx";
import { linkToken } from "../../ui/account/link-token.ts";
import { accountTexts } from "../../ui/account/texts.ts";
import { sentForm } from "../../ui/sent-form.ts";
import { Form } from "../../ui/form/Form.tsx";
import { useTexts } from "../../ui/use-texts.ts";

/** Where the mailed link leads: it only draws a button. Programs that follow links to look for harm must not use the link up. */
export function Activation({ node, page }: WidgetProps<"forms" | "path" | "language">): ReactNode {
  const t = useTexts(accountTexts);
  const token = linkToken(page);
  return (
    <AccountPage page={page}>
      {token === undefined ? (
        sentForm(page) === undefined && <p>{t("account.activate.mail")}</p>
      ) : (
        <Framed>
          <p>{t("account.activate.press")}</p>
          <Form id={node.id} page={page} name="activation" submit={t("account.activate")} labels={{}}>
            <input type="hidden" name="token" value={token} />
          </Form>
        </Framed>
      )}
      <Way page={page} to="register" question="account.way.mail" link="account.way.mail.register" />
      <Way page={page} to="login" question="account.way.login" link="account.way.login.link" />
    </AccountPage>
  );
}
