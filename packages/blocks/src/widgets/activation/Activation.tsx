import type { ReactNode } from "react";
import { ministryPages } from "@portal/core";
import type { WidgetProps } from "@portal/react";
import { type AccountField, AccountForm, AccountWay } from "../../ui/AccountForm.tsx";

const fields: readonly AccountField[] = [
  { name: "email", label: "email", type: "email", autoComplete: "email" },
  { name: "code", label: "code", type: "text", autoComplete: "one-time-code", hint: true },
];

/** What activating an account will ask for. */
export function Activation({ node, page: { language } }: WidgetProps): ReactNode {
  const { login, register } = ministryPages[language];
  return (
    <AccountForm id={node.id} fields={fields} submit="account.activate">
      <AccountWay question="account.noAccount" link="account.toRegister" href={register} />
      <AccountWay question="account.haveAccount" link="account.toLogin" href={login} />
    </AccountForm>
  );
}
