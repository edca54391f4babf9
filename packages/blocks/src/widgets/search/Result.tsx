import type { ReactNode } from "react";
import type { Language } from "@portal/core";
import type { SearchResult } from "@portal/domain";
import { DateTime } from "../../ui/DateTime.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Marked } from "../../ui/Marked.tsx";
import { MediaBadge } from "../../ui/MediaBadge.tsx";
import { Name } from "../../ui/Name.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { searchTexts } from "./texts.ts";
import styles from "./Result.module.css";

interface ResultProps {
  readonly result: SearchResult;
  readonly level: number;
  /** Names the site it is from. */
  readonly withSite: boolean;
  /** Of the page around it. */
  readonly language: Language;
}

/** One result: title, when it was published, what it is, where it stands, and the part of its text that matches. */
export function Result({ result, level, withSite, language }: ResultProps): ReactNode {
  const t = useTexts(searchTexts);
  const { type, href, title, snippet, file, at, site, parent } = result;
  const lang = site.language === language ? undefined : site.language;
  const isNamed = title.some(({ text }) => text.trim() !== "");
  return (
    <li className={styles["result"]}>
      <Heading level={level} className={styles["title"]}>
        <SafeLink href={href} className={styles["link"]} lang={lang}>
          {isNamed ? <Marked parts={title} /> : <Name text="" />}
        </SafeLink>
      </Heading>
      <p className={styles["meta"]}>
        <DateTime iso={at} />
        {type === "page" || type === "question" || type === "person" ? (
          <span>{t(`search.is.${type}`)}</span>
        ) : (
          <MediaBadge media={type === "text" ? undefined : type} />
        )}
        {withSite && <span lang={lang}>{site.name}</span>}
        {parent && (
          <SafeLink href={parent.href} lang={lang}>
            <Name text={parent.name} />
          </SafeLink>
        )}
      </p>
      {snippet.length > 0 && (
        <p className={styles["snippet"]} lang={lang}>
          {file !== undefined && <span className={styles["file"]}>{t("search.inFile", { file })} </span>}
          <Marked parts={snippet} />
        </p>
      )}
    </li>
  );
}
