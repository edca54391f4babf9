import type { ReactNode } from "react";
import type { Language } from "@portal/core";
import { questionPath, type QuestionSummary } from "@portal/domain";
import { Heading } from "./Heading.tsx";
import { QuestionMeta } from "./QuestionMeta.tsx";
import { TitleLink } from "./TitleLink.tsx";
import styles from "./QuestionList.module.css";

interface QuestionListProps {
  readonly questions: readonly QuestionSummary[];
  readonly language: Language;
  /** Of the titles as headings. */
  readonly level: number;
}

/** Questions, each with its field, day and state. */
export function QuestionList({ questions, language, level }: QuestionListProps): ReactNode {
  return (
    <ol>
      {questions.map((question, index) => (
        <li key={index} className={styles["item"]}>
          <Heading level={level} className={styles["title"]}>
            <TitleLink href={questionPath(question.slug, language)} text={question.title} />
          </Heading>
          <QuestionMeta question={question} />
        </li>
      ))}
    </ol>
  );
}
