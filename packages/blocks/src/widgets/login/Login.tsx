import type { ReactNode } from "react";
import { ministryPages } from "@portal/core";
import type { WidgetProps } from "@portal/react";
import { type AccountField, AccountForm, AccountWay } from "../../ui/AccountForm.tsx";

const fields: readonly AccountField[] = [
  { name: "username", label: "username", type: "text", autoComplete: "username" },
  { name: "password", label: "password", type: "password", autoComplete: "current-password" },
];

/** What logging in will ask for. */
export function Login({ node, page: { language } }: WidgetProps): ReactNode {
  return (
    <AccountForm id={node.id} fields={fields} submit="account.login">
      <AccountWay question="account.noAccount" link="account.toRegister" href={ministryPages[language].register} />
    </AccountForm>
  );
}
