import type { ReactNode } from "react";
import type { HeadlinesEmbed } from "@portal/domain";
import { useHost } from "@portal/react";
import styles from "./Embed.module.css";
import { OutLink } from "./OutLink.tsx";
import { embedTexts } from "./texts.ts";

/** Headlines with their days, the newest first. */
export function Headlines({ entries }: Pick<HeadlinesEmbed, "entries">): ReactNode {
  const { format, language } = useHost();
  if (entries.length === 0) return <p>{embedTexts[language].noHeadlines}</p>;
  return (
    <ul className={styles["headlines"]}>
      {entries.map(({ title, address, publishedAt }) => (
        <li key={address}>
          <OutLink href={address}>{title}</OutLink>
          <time className={styles["day"]} dateTime={publishedAt}>
            {format.date(publishedAt)}
          </time>
        </li>
      ))}
    </ul>
  );
}
