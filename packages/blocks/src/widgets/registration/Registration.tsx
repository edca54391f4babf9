import type { ReactNode } from "react";
import { ministryPages } from "@portal/core";
import type { WidgetProps } from "@portal/react";
import { type AccountField, AccountForm, AccountWay } from "../../ui/AccountForm.tsx";

const fields: readonly AccountField[] = [
  { name: "fullName", label: "fullName", type: "text", autoComplete: "name" },
  { name: "email", label: "email", type: "email", autoComplete: "email", hint: true },
  { name: "phoneNumber", label: "phone", type: "tel", autoComplete: "tel", optional: true },
  { name: "password", label: "newPassword", type: "password", autoComplete: "new-password", hint: true },
  { name: "repeatPassword", label: "repeatPassword", type: "password", autoComplete: "new-password" },
];

/** What registering will ask for. */
export function Registration({ node, page: { language } }: WidgetProps): ReactNode {
  const { login, activation } = ministryPages[language];
  return (
    <AccountForm id={node.id} fields={fields} submit="account.register">
      <AccountWay question="account.haveAccount" link="account.toLogin" href={login} />
      <AccountWay question="account.haveCode" link="account.toActivation" href={activation} />
    </AccountForm>
  );
}
