import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { describe } from "../calls/describe.ts";
import { useAct } from "../calls/use-act.ts";
import { useMoment } from "../i18n/use-moment.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Problem } from "../ui/Problem.tsx";
import { Section } from "../ui/Section.tsx";
import { ShownOnce } from "../ui/ShownOnce.tsx";
import { typedIn } from "../ui/typed-in.ts";
import styles from "./PreviewLinks.module.css";
import { usePreviewLinks } from "./use-preview-links.ts";

/** The server's limit: thirty days. */
const MOST_HOURS = 720;
const USUAL_HOURS = 72;

/** Links for who has no account here. */
export function PreviewLinks({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const moment = useMoment();
  const { links, error, make, takeBack } = usePreviewLinks(id);
  const { run, isBusy, problem } = useAct();
  const [made, setMade] = useState<string>();
  return (
    <Section title={t("links.title")}>
      <p>{t("links.text")}</p>
      <form
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          const hours = Number(typedIn(event.currentTarget, "hours"));
          run(async () => setMade(new URL(await make(hours), location.href).href));
        }}
      >
        <Field label={t("links.hours")} name="hours" type="number" min={1} max={MOST_HOURS} defaultValue={USUAL_HOURS} required />
        <Button look="quiet" type="submit" isBusy={isBusy}>
          {t("links.make")}
        </Button>
      </form>
      <Problem text={problem ?? (error ? describe(t, error) : undefined)} />
      {made !== undefined && <ShownOnce key={made} label={t("links.address")} value={made} />}
      {links && links.length > 0 && (
        <ul className={styles["links"]}>
          {links.map((link) => (
            <li key={link.id}>
              <span>{t("links.link", { made: moment(link.madeAt), expires: moment(link.expiresAt) })}</span>
              <Button
                look="quiet"
                isBusy={isBusy}
                aria-label={t("links.takeBackOne", { made: moment(link.madeAt) })}
                onClick={() => run(() => takeBack(link.id).then(() => setMade(undefined)))}
              >
                {t("links.takeBack")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
