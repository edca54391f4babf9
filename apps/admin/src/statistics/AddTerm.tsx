import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { searchTermAddress } from "../app/addresses.ts";

/** Leads to the form of a new search term that begins with a word which found nothing. */
export function AddTerm({ word }: { readonly word: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <Link to={searchTermAddress(word)} aria-label={t("statistics.addTermFor", { word })}>
      {t("statistics.addTerm")}
    </Link>
  );
}
