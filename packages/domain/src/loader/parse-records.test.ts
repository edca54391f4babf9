import { expect, it } from "vitest";
import { parseCategoryOnce, parseSiteOnce } from "./parse-records.ts";

it("parses each record once, and every record that came anew", () => {
  const site = { slug: "cuc-a", name: "Cục A" };
  const parsed = parseSiteOnce(site);
  expect(parsed.value).toMatchObject(site);
  expect(parseSiteOnce(site)).toBe(parsed);
  // The same site after a change is another record.
  expect(parseSiteOnce({ ...site, name: "Cục B" }).value.name).toBe("Cục B");
  // Of one record both may be asked for.
  expect(parseCategoryOnce(site)).not.toBe(parsed);
});
