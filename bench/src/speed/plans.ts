/** Which statements are slowest among a million articles, and by which plans: for an operator who asks where the time goes. */
import { contentFolder } from "../content/content-folder.ts";
import { type Asked, slowestPlans } from "../plans/slowest.ts";
import type { Line } from "../report.ts";
import { anew, categoryId, LARGE, READS, search } from "./growth.ts";
import { pageNames, pages } from "./pages.ts";
import { keepPlans } from "./plots.ts";

const requests = async (connectionString: string): Promise<readonly Asked[]> => {
  const body = JSON.stringify({ categoryId: await categoryId({ connectionString }) });
  return [
    ...pageNames.map((name) => ({ name, path: pages[name] })),
    { name: "page 100 of a category", path: `${pages.category}?page=100` },
    { name: "page 1,000 of a category", path: `${pages.category}?page=1000` },
    { name: "a year of a category", path: `${pages.category}?year=2012` },
    { name: "article/reads", path: READS, body },
    { name: "article/reads from 100,000 on", path: "/api/article/reads?offset=100000&limit=10", body },
    { name: "search", path: search },
    { name: "suggestions", path: `/api/search/suggestions?q=${encodeURIComponent("ngân sách nh")}` },
  ];
};

/** @param root the checkout */
export async function planLines(root: string): Promise<Line[]> {
  const plans = await slowestPlans(root, await contentFolder(root, LARGE), anew, requests);
  keepPlans("plans", plans);
  return plans.map(({ name, ms, buffers }) => ({
    what: `${name}: statement with ${LARGE.toLocaleString("en")} articles, buffers beside`,
    ours: `${ms.toFixed(1)} ms`,
    beside: buffers.toLocaleString("en"),
  }));
}
