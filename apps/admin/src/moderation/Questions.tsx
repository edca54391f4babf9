import type { StaffMember } from "@portal/contracts";
import type { ReactNode } from "react";
import { Route, Routes } from "react-router-dom";
import { UnknownPage } from "../app/UnknownPage.tsx";
import { QuestionPage } from "./QuestionPage.tsx";
import { QuestionsPage } from "./QuestionsPage.tsx";

/** Pages below /cau-hoi. */
export const Questions = ({ member }: { readonly member: StaffMember }): ReactNode => (
  <Routes>
    <Route index element={<QuestionsPage member={member} />} />
    <Route path=":id" element={<QuestionPage member={member} />} />
    <Route path="*" element={<UnknownPage />} />
  </Routes>
);
