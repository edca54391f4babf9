import type { StaffMember } from "@portal/contracts";
import type { AssignmentContent } from "@portal/core/edit";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../i18n/use-language.ts";
import { Select } from "../ui/Select.tsx";
import { PagePicture } from "./PagePicture.tsx";
import { useContentText } from "./use-content-text.ts";
import { type OtherPage, treeWith } from "./use-other-pages.ts";

export interface OtherPageChoiceProps {
  readonly member: StaffMember;
  readonly page: OtherPage;
  readonly content: AssignmentContent;
  /** Key of a block; undefined: the page stays as it is. */
  readonly chosen: string | undefined;
  readonly onChoose: (key: string | undefined) => void;
}

/** Whether another page shows the same, in which block, and what it would look like then. */
export function OtherPageChoice({ member, page, content, chosen, onChoose }: OtherPageChoiceProps): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const textOf = useContentText();
  const root = useMemo(
    () => (chosen === undefined ? undefined : treeWith(page, { member, key: chosen, content, language }).root),
    [member, page, chosen, content, language],
  );
  const [first] = page.targets;
  return (
    <>
      <label>
        <input
          type="checkbox"
          disabled={!first}
          checked={chosen !== undefined}
          onChange={({ target }) => onChoose(target.checked ? first?.key : undefined)}
        />
        {page.site.title}
      </label>
      {!first && <p>{t("elsewhere.none")}</p>}
      {chosen !== undefined && root && (
        <>
          <Select label={t("elsewhere.block")} value={chosen} onChange={onChoose}>
            {page.targets.map(({ key, label, assignment }) => (
              <option key={key} value={key}>
                {label} ({textOf(assignment).short})
              </option>
            ))}
          </Select>
          <PagePicture root={root} textOf={textOf} marked={chosen} />
        </>
      )}
    </>
  );
}
