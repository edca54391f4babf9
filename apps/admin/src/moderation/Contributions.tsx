import type { StaffMember } from "@portal/contracts";
import type { ReactNode } from "react";
import { Route, Routes } from "react-router-dom";
import { UnknownPage } from "../app/UnknownPage.tsx";
import { ContributionPage } from "./ContributionPage.tsx";
import { ContributionsPage } from "./ContributionsPage.tsx";
import { DraftPage } from "./DraftPage.tsx";

/** Pages below /gop-y. */
export const Contributions = ({ member }: { readonly member: StaffMember }): ReactNode => (
  <Routes>
    <Route index element={<ContributionsPage member={member} />} />
    <Route path=":id" element={<ContributionPage />} />
    <Route path="du-thao/:id" element={<DraftPage member={member} />} />
    <Route path="*" element={<UnknownPage />} />
  </Routes>
);
