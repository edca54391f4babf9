import type { ReactNode } from "react";
import type { PageModel, Visitor } from "@portal/domain";
import { Framed } from "../../ui/account/AccountPage.tsx";
import { accountTexts, type AccountTextKey } from "../../ui/account/texts.ts";
import { Consent } from "../../ui/form/Consent.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { useTexts } from "../../ui/use-texts.ts";

interface AccountFormsProps {
  readonly id: string;
  readonly page: Pick<PageModel, "path" | "forms">;
  readonly visitor: Visitor;
  readonly level: number;
}

/** What somebody who is logged in can do with the account. */
export function AccountForms({ id, page, visitor, level }: AccountFormsProps): ReactNode {
  const t = useTexts(accountTexts);
  const part = (heading: AccountTextKey, why: AccountTextKey | undefined, form: ReactNode): ReactNode => (
    <section>
      <Framed>
        <Heading level={level}>{t(heading)}</Heading>
        {why && <p>{t(why)}</p>}
        {form}
      </Framed>
    </section>
  );
  return (
    <>
      {part(
        "account.profile.change",
        undefined,
        <Form
          id={`${id}-profile`}
          page={page}
          name="profile"
          submit={t("account.profile.save")}
          labels={{ fullName: t("account.fullName"), phoneNumber: t("account.phoneNumber") }}
        >
          <Field name="fullName" autoComplete="name" value={visitor.displayName} />
          <Field name="phoneNumber" type="tel" inputMode="tel" autoComplete="tel" value={visitor.phoneNumber} optional />
        </Form>,
      )}
      {part(
        "account.password.change",
        "account.password.change.why",
        <Form
          id={`${id}-password`}
          page={page}
          name="passwordChange"
          submit={t("account.password.change")}
          labels={{ currentPassword: t("account.currentPassword"), password: t("account.newPassword") }}
        >
          {/* For password managers: whose password it is. */}
          <input type="text" autoComplete="username" value={visitor.email} readOnly hidden />
          <PasswordField name="currentPassword" autoComplete="current-password" />
          <PasswordField name="password" autoComplete="new-password" hint={t("account.password.hint")} />
        </Form>,
      )}
      {part(
        "account.session.end",
        "account.session.why",
        (["here", "everywhere"] as const).map((scope) => (
          <Form key={scope} id={`${id}-${scope}`} page={page} name="logout" submit={t(`account.session.${scope}`)} labels={{}}>
            <input type="hidden" name="scope" value={scope} />
          </Form>
        )),
      )}
      {part(
        "account.account.delete",
        "account.account.delete.why",
        <Form
          id={`${id}-deletion`}
          page={page}
          name="accountDeletion"
          submit={t("account.account.delete")}
          danger
          labels={{ password: t("account.password"), consent: t("account.consent") }}
        >
          <PasswordField name="password" autoComplete="current-password" />
          <Consent>{t("account.account.delete.consent")}</Consent>
        </Form>,
      )}
    </>
  );
}
