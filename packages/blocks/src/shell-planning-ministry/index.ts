import type { ShellParts } from "../shell/shell-props.ts";
import { PlanningFooter } from "./PlanningFooter.tsx";
import { PlanningHeader } from "./PlanningHeader.tsx";

export const planningMinistryShell: ShellParts = { Header: PlanningHeader, Footer: PlanningFooter };
