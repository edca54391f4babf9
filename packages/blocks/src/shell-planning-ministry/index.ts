export { PlanningFooter as Footer } from "./PlanningFooter.tsx";
export { PlanningHeader as Header } from "./PlanningHeader.tsx";
