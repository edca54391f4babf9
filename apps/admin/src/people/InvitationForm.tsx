import type { RoleOnSite } from "@portal/contracts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallFailed } from "../calls/call.ts";
import { useAct } from "../calls/use-act.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Problem } from "../ui/Problem.tsx";
import { Select } from "../ui/Select.tsx";
import { typedIn } from "../ui/typed-in.ts";
import styles from "./people.module.css";
import { RoleChoice } from "./RoleChoice.tsx";
import { RoleList } from "./RoleList.tsx";
import { usePeopleActs } from "./use-people.ts";

const isSame = (one: RoleOnSite, other: RoleOnSite): boolean => one.site === other.site && one.role === other.role;

/** Asks somebody by mail to join, with roles on sites. */
export function InvitationForm(): ReactNode {
  const { t } = useTranslation();
  const { invite } = usePeopleActs();
  const { run, isBusy, problem } = useAct((error) =>
    error instanceof CallFailed && error.status === 409 ? t("people.invitedAlready") : undefined,
  );
  const [roles, setRoles] = useState<readonly RoleOnSite[]>([]);
  const [language, setLanguage] = useState<"vi" | "en">("vi");
  const [lacksRole, setLacksRole] = useState(false);
  const [sent, setSent] = useState<string>();
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        setSent(undefined);
        setLacksRole(roles.length === 0);
        if (roles.length === 0) return;
        const email = typedIn(form, "email").trim();
        run(async () => {
          await invite({ email, name: typedIn(form, "name").trim(), language, roles });
          form.reset();
          setRoles([]);
          setSent(email);
        });
      }}
    >
      <div className={styles["row"]}>
        <Field label={t("people.email")} name="email" type="email" maxLength={254} autoComplete="off" required />
        <Field label={t("people.name")} name="name" maxLength={100} pattern=".*\S.*" autoComplete="off" required />
        <Select label={t("people.language")} value={language} onChange={(value) => setLanguage(value === "en" ? "en" : "vi")}>
          <option value="vi">Tiếng Việt</option>
          <option value="en">English</option>
        </Select>
      </div>
      <RoleList roles={roles} onRemove={(role) => setRoles(roles.filter((one) => !isSame(one, role)))} />
      <RoleChoice isBusy={isBusy} onAdd={(role) => setRoles([...roles.filter((one) => !isSame(one, role)), role])} />
      <Problem text={lacksRole && roles.length === 0 ? t("people.needsRole") : problem} />
      <Button type="submit" isBusy={isBusy}>
        {t("people.send")}
      </Button>
      <p role="status">{sent !== undefined && t("people.sent", { email: sent })}</p>
    </form>
  );
}
