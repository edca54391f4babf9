import { searchLinks } from "../site-view.ts";

const names = new Set(Object.values(searchLinks));

/** Whether a path is that of a site's search (specification §2.2), however it is escaped. */
export function isSearchPath(pathname: string): boolean {
  const [, , name, below] = pathname.split("/");
  if (name === undefined || (below ?? "") !== "") return false;
  try {
    return names.has(decodeURIComponent(name));
  } catch {
    return false;
  }
}
