import type { Present, StaffMember } from "@portal/contracts";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { enterRecord } from "./record-presence.ts";

export interface OthersPresentProps {
  readonly kind: string;
  readonly recordKey: string;
  readonly member: StaffMember;
}

/** Who else looks at or edits the record that is edited here. */
export function OthersPresent({ kind, recordKey, member }: OthersPresentProps): ReactNode {
  const { t } = useTranslation();
  const [present, setPresent] = useState<readonly Present[]>([]);
  useEffect(() => enterRecord({ kind, key: recordKey }, setPresent), [kind, recordKey]);
  const others = present.filter(({ id }) => id !== member.id);
  const nameOf = ({ name, isEditing }: Present): string => (isEditing ? t("presence.editing", { name }) : name);
  return <p role="status">{others.length > 0 && t("presence.title", { names: others.map(nameOf).join(", ") })}</p>;
}
