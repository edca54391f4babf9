import type { ReactNode } from "react";
import { type WidgetProps } from "@portal/react";
import { InfographicFigure } from "../../ui/article/InfographicFigure.tsx";
import { UnrecognisedBody } from "../../ui/article/UnrecognisedBody.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { infographicTexts } from "../../ui/article/infographic-texts.ts";
import styles from "./Infographic.module.css";

/** The current infographic: the drawing, and the same in words. */
export function Infographic({ node, page: { article } }: WidgetProps<"article">): ReactNode {
  const t = useTexts(infographicTexts);
  if (!article) return null;
  const { body } = article;
  if (body.kind !== "infographic") return <UnrecognisedBody />;
  return (
    <div className={styles["infographic"]}>
      <InfographicFigure id={node.id} image={body.image} title={article.title} />
      <section className={styles["words"]} id={`${node.id}-words`}>
        <Heading level={node.headingLevel ?? 2}>{t("infographic.words")}</Heading>
        <Prose html={body.html} name="article" />
      </section>
    </div>
  );
}
