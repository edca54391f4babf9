import { type Action, hasFactor, mayDoSomewhere, needsSecondFactor } from "@portal/contracts";
import { lazy, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Route, Routes } from "react-router-dom";
import { describe } from "../calls/describe.ts";
import { ChangeSetPage } from "../change-sets/ChangeSetPage.tsx";
import { ComparisonPage } from "../comparison/ComparisonPage.tsx";
import { Enrolment } from "../session/Enrolment.tsx";
import { SecondFactor } from "../session/SecondFactor.tsx";
import { SignIn } from "../session/SignIn.tsx";
import { StepUp } from "../session/StepUp.tsx";
import { useSession } from "../session/use-session.ts";
import { StartPage } from "../start/StartPage.tsx";
import { Problem } from "../ui/Problem.tsx";
import { GuardedPage } from "./GuardedPage.tsx";
import { Shell } from "./Shell.tsx";
import { SmallPage } from "./SmallPage.tsx";
import { UnknownPage } from "./UnknownPage.tsx";

const ChangeSetsPage = lazy(async () => ({ default: (await import("../change-sets/ChangeSetsPage.tsx")).ChangeSetsPage }));
const AuditPage = lazy(async () => ({ default: (await import("../audit/AuditPage.tsx")).AuditPage }));
const CategoriesPage = lazy(async () => ({ default: (await import("../categories/CategoriesPage.tsx")).CategoriesPage }));
const Contributions = lazy(async () => ({ default: (await import("../moderation/Contributions.tsx")).Contributions }));
const GuidePage = lazy(async () => ({ default: (await import("../guide/GuidePage.tsx")).GuidePage }));
const LanguagesPage = lazy(async () => ({ default: (await import("../languages/LanguagesPage.tsx")).LanguagesPage }));
const LayoutEditor = lazy(async () => ({ default: (await import("../layout/LayoutEditor.tsx")).LayoutEditor }));

const NewRecord = lazy(async () => ({ default: (await import("../records/NewRecord.tsx")).NewRecord }));
const RecordEditor = lazy(async () => ({ default: (await import("../records/RecordEditor.tsx")).RecordEditor }));
const RecordPage = lazy(async () => ({ default: (await import("../records/RecordPage.tsx")).RecordPage }));
const RecordsPage = lazy(async () => ({ default: (await import("../records/RecordsPage.tsx")).RecordsPage }));

const OperationsPage = lazy(async () => ({ default: (await import("../operations/OperationsPage.tsx")).OperationsPage }));
const OwnSessionsPage = lazy(async () => ({ default: (await import("../session/OwnSessionsPage.tsx")).OwnSessionsPage }));
const PeoplePage = lazy(async () => ({ default: (await import("../people/PeoplePage.tsx")).PeoplePage }));
const Questions = lazy(async () => ({ default: (await import("../moderation/Questions.tsx")).Questions }));
const RatingsPage = lazy(async () => ({ default: (await import("../moderation/RatingsPage.tsx")).RatingsPage }));
const StatisticsPage = lazy(async () => ({ default: (await import("../statistics/StatisticsPage.tsx")).StatisticsPage }));
const ReportsPage = lazy(async () => ({ default: (await import("../moderation/ReportsPage.tsx")).ReportsPage }));

/** Asks for what the session still has to show, then shows the pages. */
export function App(): ReactNode {
  const { t } = useTranslation();
  const { session, error } = useSession();
  if (error)
    return (
      <SmallPage title={t("app.unreachable")}>
        <Problem text={describe(t, error)} />
      </SmallPage>
    );
  if (session === undefined) return <p role="status">{t("app.loading")}</p>;
  if (session === null) return <SignIn />;
  const { member, secondFactor } = session;
  if (needsSecondFactor(member) && member.secondFactorAt === null)
    return hasFactor(secondFactor) ? <SecondFactor factors={secondFactor} /> : <Enrolment />;
  const may = (action: Action): boolean => mayDoSomewhere(member, action).allowed;
  return (
    <StepUp factors={secondFactor}>
      <Shell member={member}>
        <GuardedPage>
          <Routes>
            <Route index element={<StartPage member={member} />} />
            <Route path="thay-doi" element={<ChangeSetsPage />} />
            <Route path="thay-doi/:id" element={<ChangeSetPage member={member} />} />
            <Route path="thay-doi/:id/:kind/:key" element={<ComparisonPage />} />
            <Route path="thay-doi/:id/bo-cuc/:kind/:key" element={<LayoutEditor member={member} />} />
            <Route path="thay-doi/:id/ban-ghi/:kind/:key" element={<RecordEditor member={member} />} />
            <Route path="noi-dung" element={<RecordsPage member={member} />} />
            <Route path="noi-dung/moi/:kind" element={<NewRecord member={member} />} />
            <Route path="noi-dung/:kind/:key" element={<RecordPage member={member} />} />
            <Route path="chuyen-muc" element={<CategoriesPage member={member} />} />
            <Route path="ngon-ngu" element={<LanguagesPage member={member} />} />
            <Route path="huong-dan" element={<GuidePage member={member} />} />
            <Route path="phien" element={<OwnSessionsPage factors={secondFactor} />} />
            {may("question.moderate") && <Route path="cau-hoi/*" element={<Questions member={member} />} />}
            {may("comment.moderate") && <Route path="gop-y/*" element={<Contributions member={member} />} />}
            {may("rating.moderate") && <Route path="danh-gia" element={<RatingsPage member={member} />} />}
            {may("report.handle") && <Route path="bao-loi" element={<ReportsPage member={member} />} />}
            {may("statistics.read") && <Route path="thong-ke" element={<StatisticsPage member={member} />} />}
            {may("mail.manage") && <Route path="van-hanh" element={<OperationsPage />} />}
            {may("account.manage") && <Route path="nguoi-dung" element={<PeoplePage />} />}
            {may("audit.read") && <Route path="nhat-ky" element={<AuditPage member={member} />} />}
            <Route path="*" element={<UnknownPage />} />
          </Routes>
        </GuardedPage>
      </Shell>
    </StepUp>
  );
}
