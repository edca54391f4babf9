import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { editorAddress } from "../app/addresses.ts";
import { describe } from "../calls/describe.ts";
import { useSites } from "../sites/use-sites.ts";
import { Problem } from "../ui/Problem.tsx";
import { Select } from "../ui/Select.tsx";
import { RecordPicker } from "../records/RecordPicker.tsx";
import styles from "./ChoosePage.module.css";

/** Opens the layout of a page in a change set: the home of a site, or a category. */
export function ChoosePage({ changeSetId }: { readonly changeSetId: string }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [site, setSite] = useState<string>();
  const { sites, error } = useSites();
  const chosen = site ?? sites[0]?.key;
  return (
    <section className={styles["choose"]}>
      <h2>{t("layout.choosePage")}</h2>
      <Problem text={error ? describe(t, error) : undefined} />
      <div>
        <Select label={t("layout.home")} value={chosen ?? ""} onChange={setSite}>
          {sites.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </Select>
        {chosen !== undefined && <Link to={editorAddress(changeSetId, "bo-cuc", { kind: "site", key: chosen })}>{t("layout.open")}</Link>}
      </div>
      <RecordPicker
        kind="category"
        label={t("layout.category")}
        site={chosen}
        onPick={(category) => void navigate(editorAddress(changeSetId, "bo-cuc", category))}
      />
    </section>
  );
}
