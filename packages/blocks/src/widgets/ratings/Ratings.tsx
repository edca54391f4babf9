import type { ReactNode } from "react";
import { useHost, type WidgetProps } from "@portal/react";
import { Heading } from "../../ui/Heading.tsx";
import { RatingForm } from "./RatingForm.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { ratingsTexts } from "./texts.ts";
import styles from "./Ratings.module.css";

const STARS = 5;
/** A star on a grid of 24 × 24. */
const star = "M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.4l6.6-.9z";

/** What readers gave the current article, where they gave anything, and a form to do so. */
export function Ratings({ node, page }: WidgetProps<"article" | "rateable" | "forms" | "path">): ReactNode {
  const t = useTexts(ratingsTexts);
  const { article, rateable } = page;
  if (!article || (!article.rating && !rateable)) return null;
  return (
    <section className={styles["ratings"]}>
      <Heading level={node.headingLevel ?? 2} className={styles["title"]}>
        {t("ratings.title")}
      </Heading>
      {article.rating ? <Average id={node.id} rating={article.rating} /> : <p>{t("ratings.none")}</p>}
      {rateable && article.id !== undefined && <RatingForm id={node.id} page={page} articleId={article.id} />}
    </section>
  );
}

interface AverageProps {
  readonly id: string;
  readonly rating: { readonly average: number; readonly count: number };
}

function Average({ id, rating }: AverageProps): ReactNode {
  const { format } = useHost();
  const t = useTexts(ratingsTexts);
  const { count } = rating;
  const average = Math.min(Math.max(rating.average, 1), STARS);
  const width = 24 * STARS;
  return (
    <p className={styles["line"]}>
      <svg viewBox={`0 0 ${width} 24`} width={width} height={24} aria-hidden="true" focusable="false" className={styles["stars"]}>
        <clipPath id={`${id}-given`}>
          <rect width={(width * average) / STARS} height={24} />
        </clipPath>
        {Array.from({ length: STARS }, (_, index) => (
          <path key={index} d={star} transform={`translate(${24 * index})`} className={styles["empty"]} />
        ))}
        <g clipPath={`url(#${id}-given)`}>
          {Array.from({ length: STARS }, (_, index) => (
            <path key={index} d={star} transform={`translate(${24 * index})`} className={styles["full"]} />
          ))}
        </g>
      </svg>
      <strong>{t("ratings.average", { average: format.number(average, { maximumFractionDigits: 1 }) })}</strong>
      <span className={styles["count"]}>{t("ratings.count", { count, number: format.number(count) })}</span>
    </p>
  );
}
