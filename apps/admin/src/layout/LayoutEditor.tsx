import type { StaffMember } from "@portal/contracts";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { UnknownPage } from "../app/UnknownPage.tsx";
import { describe } from "../calls/describe.ts";
import { useEditedSet } from "../change-sets/use-change-set.ts";
import { Problem } from "../ui/Problem.tsx";
import { EditedLayout } from "./EditedLayout.tsx";
import type { RecordName } from "./layout-store.ts";
import { useOpenedPage } from "./use-layout-queue.ts";

/** The editor of a home's or a category's layout in a change set. */
export function LayoutEditor({ member }: { readonly member: StaffMember }): ReactNode {
  const { id = "", kind = "", key = "" } = useParams();
  const name = useMemo<RecordName | undefined>(
    () => (kind === "site" || kind === "category" ? { changeSetId: id, kind, key } : undefined),
    [id, kind, key],
  );
  return name ? <Opening key={`${id} ${kind} ${key}`} member={member} name={name} /> : <UnknownPage />;
}

function Opening({ member, name }: { readonly member: StaffMember; readonly name: RecordName }): ReactNode {
  const { t } = useTranslation();
  const { opened, error: pageError } = useOpenedPage(member, name);
  const { contents, closed, error: setError } = useEditedSet(name.changeSetId);
  if (opened && contents) return <EditedLayout member={member} contents={contents} closed={closed} {...opened} />;
  const error = pageError ?? setError;
  return error ? <Problem text={describe(t, error)} /> : <p role="status">{t("app.loading")}</p>;
}
