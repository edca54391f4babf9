import type { ReactNode } from "react";
import { EXACT_TOTAL } from "@portal/domain";
import { useHost } from "@portal/react";
import { SafeLink } from "../../ui/SafeLink.tsx";
import type { SearchProps } from "./search-props.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { searchTexts } from "./texts.ts";
import styles from "./Search.module.css";

/** How far the search went beyond what was asked, and where there is more: nothing where the count says it all. */
export function SearchScopeNote({ search, href }: Pick<SearchProps, "search" | "href">): ReactNode {
  const { format } = useHost();
  const t = useTexts(searchTexts);
  const { request, total, complete, everywhere, widened, respelled } = search;
  const more = request.site === undefined || widened ? 0 : everywhere - total;
  const notes = [
    ...respelled.map((word) => t("search.respelled", { word })),
    ...(widened ? [t("search.widened")] : []),
    ...(complete === 0
      ? [t("search.noneComplete")]
      : complete < total
        ? [t("search.complete", { count: complete, total: format.number(complete) })]
        : []),
  ];
  if (notes.length === 0 && more <= 0) return null;
  return (
    <p className={styles["reach"]}>
      {notes.join(" ")}
      {more > 0 && (
        <>
          {notes.length > 0 && " "}
          <SafeLink href={href({ site: undefined, category: undefined })}>
            {everywhere > EXACT_TOTAL ? t("search.moreOnAllSites") : t("search.more", { count: more, total: format.number(more) })}
          </SafeLink>
        </>
      )}
    </p>
  );
}
