/** Later ones call themselves by the names of those that they wish to be taken for. */
const browsers = [
  ["Edge", /Edg(?:e|A|iOS)?\//],
  ["Opera", /OPR\//],
  ["Cốc Cốc", /coc_coc_browser\//],
  ["Firefox", /(?:Firefox|FxiOS)\//],
  ["Chrome", /(?:Chrome|CriOS)\//],
  ["Safari", /Safari\//],
] as const;
const systems = [
  ["Android", /Android/],
  ["iOS", /iPhone|iPad/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X/],
  ["Linux", /Linux/],
] as const;

/** A browser and its system, by what it calls itself; as it is, where neither is known. */
export function browserName(agent: string): string {
  const names = [browsers, systems].map((list) => list.find(([, pattern]) => pattern.test(agent))?.[0]);
  return names.filter((name) => name !== undefined).join(" – ") || agent;
}
