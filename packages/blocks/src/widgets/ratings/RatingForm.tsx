import type { ReactNode } from "react";
import type { PageModel } from "@portal/domain";
import { useHost } from "@portal/react";
import { useTexts } from "../../ui/use-texts.ts";
import { ratingsTexts } from "./texts.ts";
import controls from "../../ui/controls.module.css";
import { sentForm } from "../../ui/sent-form.ts";
import styles from "./Ratings.module.css";

const values = ["1", "2", "3", "4", "5"] as const;

interface RatingFormProps {
  readonly id: string;
  readonly page: Pick<PageModel, "path" | "forms">;
  readonly articleId: string;
}

/**
 * Stars for the article, sent as browsers send forms, with or without a script: its cookie belongs to this page alone. It is the same
 * for everybody, so that the page can be kept by caches.
 */
export function RatingForm({ id, page, articleId }: RatingFormProps): ReactNode {
  const { language } = useHost();
  const t = useTexts(ratingsTexts);
  const refused = page.forms?.submitted?.form === "rating" ? page.forms.submitted.errors[0] : undefined;
  const said =
    sentForm(page) === "rating" ? "ratings.thanks" : refused?.code === "tooMany" ? "ratings.tooMany" : refused && "ratings.failed";
  return (
    <form className={styles["form"]} method="post" data-form="rating">
      <p role="status" className={styles["said"]}>
        {said ? t(said) : ""}
      </p>
      <input type="hidden" name="form" value="rating" />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="articleId" value={articleId} />
      <fieldset className={styles["choices"]}>
        <legend className={controls["label"]}>{t("ratings.question")}</legend>
        {values.map((value) => (
          <label key={value} className={styles["choice"]} htmlFor={`${id}-${value}`}>
            <input id={`${id}-${value}`} type="radio" name="value" value={value} required />
            {t("ratings.stars", { count: Number(value) })}
          </label>
        ))}
      </fieldset>
      <button className={controls["button"]} type="submit">
        {t("ratings.send")}
      </button>
    </form>
  );
}
