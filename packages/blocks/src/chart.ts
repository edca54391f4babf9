/** Charts outside of pages: for the editor that draws one while its figures are typed, and for frames in pages of others. */
export { ChartDrawing } from "./ui/ChartDrawing.tsx";
export { comparable, recentDays } from "./ui/compare-series.ts";
export { usable } from "./ui/figures.ts";
export { LineChart } from "./ui/LineChart.tsx";
export { FigureDay } from "./ui/FigureDay.tsx";
export { isYearly } from "./ui/figures.ts";
