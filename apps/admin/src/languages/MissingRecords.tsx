import type { MissingCounterpart, TranslatedKind } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { recordAddress } from "../app/addresses.ts";
import { useListOf } from "../calls/use-list.ts";
import styles from "../moderation/moderation.module.css";
import { Listed } from "../ui/Listed.tsx";

export interface MissingRecordsProps {
  readonly kind: TranslatedKind;
  /** Slug; "": all. */
  readonly site: string;
}

/** Records of a kind without a counterpart that can be read: each with its form and its page. */
export function MissingRecords({ kind, site }: MissingRecordsProps): ReactNode {
  const { t } = useTranslation();
  const list = useListOf<MissingCounterpart>({ path: `languages/${kind}`, filter: { site }, idOf: ({ key }) => key });
  const items = list.items?.map((record) => ({ id: record.key, ...record }));
  return (
    <Listed list={{ ...list, items }} empty={t("languages.none")}>
      {({ key, title, site: of, address, names }) => (
        <li>
          <p>
            <Link to={recordAddress({ kind, key })}>{title}</Link>
          </p>
          {names !== undefined && <p>{t("languages.names", { name: names })}</p>}
          <p className={styles["line"]}>
            {of} · <a href={address}>{address}</a>
          </p>
        </li>
      )}
    </Listed>
  );
}
