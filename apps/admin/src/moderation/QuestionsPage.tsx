import { type QuestionRecord, questionStages, type StaffMember } from "@portal/contracts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useList } from "../calls/use-list.ts";
import { useMoment } from "../i18n/use-moment.ts";
import { Listed } from "../ui/Listed.tsx";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Select } from "../ui/Select.tsx";
import styles from "./moderation.module.css";
import filterStyles from "../ui/Filters.module.css";
import { SiteFilter } from "./SiteFilter.tsx";
import { useFilter } from "../calls/use-filter.ts";

/** Questions of citizens: those that wait, and those that were published, answered or refused. */
export function QuestionsPage({ member }: { readonly member: StaffMember }): ReactNode {
  const { t } = useTranslation();
  const moment = useMoment();
  const [state, setState] = useFilter("state");
  const [site, setSite] = useFilter("site");
  const list = useList<QuestionRecord>("questions", { state, site });
  return (
    <>
      <PageHeading text={t("questions.title")} />
      <div className={filterStyles["filters"]}>
        <Select label={t("questions.state")} value={state} onChange={setState}>
          <option value="">{t("audit.allSites")}</option>
          {questionStages.map((stage) => (
            <option key={stage} value={stage}>
              {t(`questions.state.${stage}`)}
            </option>
          ))}
        </Select>
        <SiteFilter member={member} action="question.moderate" site={site} onChoose={setSite} />
      </div>
      <Listed list={list} empty={t("questions.empty")}>
        {(question) => (
          <li>
            <p>
              <Link to={`/cau-hoi/${question.id}`}>{question.title}</Link>
            </p>
            <p className={styles["line"]}>
              {[t(`questions.state.${question.state}`), question.site, question.field, moment(question.askedAt)].join(" · ")}
            </p>
          </li>
        )}
      </Listed>
    </>
  );
}
