import type { ReactNode } from "react";
import type { DocumentsContent } from "@portal/domain";
import type { WidgetProps } from "@portal/react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { pathnameOf } from "../../ui/listing-query.ts";
import { ListCount } from "../../ui/ListCount.tsx";
import list from "../../ui/filtered-list.module.css";
import { Paging } from "../../ui/Paging.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { documentsHref } from "./address.ts";
import { DocumentItem } from "./DocumentItem.tsx";
import styles from "./Documents.module.css";
import { DocumentsFilter } from "./DocumentsFilter.tsx";
import { documentsTexts } from "./texts.ts";

/** The current category's legal documents: filter, how many there are, one page of them. */
export function Documents({ node, page: { path }, content: { documents: content } }: WidgetProps<"path">): ReactNode {
  const t = useTexts(documentsTexts);
  if (!content) return null;
  const isNarrowed = Object.keys(content.filter).length > 0 || content.problems.length > 0;
  if (content.total === 0 && !isNarrowed) return <EmptyState>{t("documents.none")}</EmptyState>;
  const reset = <SafeLink href={pathnameOf(path)}>{t("documents.reset")}</SafeLink>;
  return (
    <div className={list["frame"]}>
      <DocumentsFilter id={node.id} content={content} path={path} />
      <div className={list["found"]}>
        <Problems id={node.id} content={content} />
        {content.documents.length === 0 ? (
          <EmptyState>
            {t("documents.nothing")} {reset}
          </EmptyState>
        ) : (
          <>
            <ListCount list={content} shown={content.documents.length} say={(key, values) => t(`documents.${key}`, values)}>
              {isNarrowed && <> {reset}</>}
            </ListCount>
            <ol>
              {content.documents.map((document, index) => (
                <DocumentItem key={index} document={document} level={node.headingLevel ?? 2} />
              ))}
            </ol>
          </>
        )}
        <Paging listing={{ ...content, year: undefined }} path={path} to={(target) => documentsHref(path, target)} />
      </div>
    </div>
  );
}

/** What of the address could not be looked for, and how to correct it. */
function Problems({ id, content: { problems } }: { readonly id: string; readonly content: DocumentsContent }): ReactNode {
  const t = useTexts(documentsTexts);
  if (problems.length === 0) return null;
  return (
    <div className={styles["problems"]}>
      <p className={styles["problemsTitle"]}>{t("documents.problems")}</p>
      <ul>
        {problems.map(({ name, value }) => (
          <li key={name}>
            <a href={`#${id}-${name}`}>{t(`documents.${name}`)}</a>:{" "}
            {t(/(?:From|To)$/.test(name) ? "documents.notADay" : "documents.notAChoice", { value })}
          </li>
        ))}
      </ul>
    </div>
  );
}
