import type { ReactNode } from "react";
import type { Person } from "@portal/domain";
import { personAnchor } from "@portal/domain/content";
import { useHost } from "@portal/react";
import { ArticleImage } from "../../ui/ArticleImage.tsx";
import type { PeopleProps } from "./people-props.ts";
import { PersonText } from "./PersonText.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { peopleTexts } from "./texts.ts";
import styles from "./Timeline.module.css";

/** Who held the office from when to when, in the order given. */
export function Timeline({ people, level }: PeopleProps): ReactNode {
  return (
    <ol className={styles["timeline"]}>
      {people.map((person, index) => (
        <li key={index} id={personAnchor(person.slug)} className={styles["entry"]}>
          <Term person={person} />
          <ArticleImage src={person.portrait} shape="portrait" />
          <PersonText person={person} level={level} className={styles["text"]} />
        </li>
      ))}
    </ol>
  );
}

function Term({ person: { from, to } }: { readonly person: Person }): ReactNode {
  const t = useTexts(peopleTexts);
  if (!from && !to) return null;
  return (
    <p className={styles["term"]}>
      {from && to ? (
        <>
          <Moment value={from} />
          {" – "}
          <Moment value={to} />
        </>
      ) : (
        <>
          {t(from ? "people.since" : "people.until")} <Moment value={from ?? to ?? ""} />
        </>
      )}
    </p>
  );
}

/** A year stays a year, a month a month; a day is written as days are (specification §9). */
function Moment({ value }: { readonly value: string }): ReactNode {
  const { format } = useHost();
  const [, year, month, rest] = /^(\d{4})(?:-(\d{2}))?(-.+)?$/.exec(value) ?? [];
  if (year === undefined || (rest !== undefined && Number.isNaN(Date.parse(value)))) return value;
  return <time dateTime={value}>{rest !== undefined ? format.date(value) : month === undefined ? year : `${month}/${year}`}</time>;
}
