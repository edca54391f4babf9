/** The chart of pages, for the editor that draws it while its figures are typed. */
export { ChartDrawing } from "./ui/ChartDrawing.tsx";
