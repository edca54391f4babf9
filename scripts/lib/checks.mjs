import { join } from "node:path";
import { check } from "./stages.mjs";
import { root } from "./root.mjs";

const bin = (name) => join(root, "node_modules/.bin", name);
/** Wherever source files are. */
const folders = ["packages", "apps", "layouts", "stories", "bench"];
const source = "--conditions=@portal/source";

/** Everything that is checked without running the product: quick ones first, then two groups in parallel, as most checks keep one core busy. */
export async function runChecks(node, env) {
  const options = { cwd: root, env };
  const quick = [
    await check("formatting", bin("oxfmt"), ["--check", "."], options),
    await check("the engine names nothing of its host's", node, ["scripts/engine-words.ts"], options),
    await check("pages show one moment", node, ["scripts/one-clock.ts"], options),
    await check("migrations keep the release before alive", node, ["scripts/migration-steps.ts"], options),
    await check("generated files are up to date", node, ["scripts/generate.ts", "--check"], options),
  ];
  const types = check("types", bin("tsc"), ["-b"], options);
  return [...quick, ...(await Promise.all([checkSources(node, options, types), checkBuilds(node, options, types)])).flat()];
}

const checkSources = async (node, options, types) => [
  await types,
  await check("layouts", node, [source, "packages/core/src/cli.ts", "layouts"], options),
  await check("rules of the specification: modules and tests exist", node, ["scripts/traceability.ts"], options),
  await check("documents name what is there", node, ["scripts/documents.ts"], options),
  await check("mutations fit their rules, files and tests", node, ["scripts/mutate.ts", "--check"], options),
  await check("what only tests use", node, ["scripts/unused.ts"], options),
];

/** What others would build of the sources, and the checks that follow imports into it: they fail while it is written. */
async function checkBuilds(node, options, types) {
  const libraries = ["core", "domain", "contracts", "react", "client", "hub", "blocks"];
  const results = [await check("import directions", bin("depcruise"), ["--output-type", "err-long", ...folders], options)];
  await types; // packages are given the declarations that it writes
  results.push(
    await check("library packages build", bin("tsup"), [], options),
    await check("lint", bin("oxlint"), ["--type-aware"], options),
    await check("unused code and dependencies", bin("knip"), [], options),
  );
  for (const name of libraries)
    results.push(await check(`package ${name} is publishable`, bin("publint"), [`packages/${name}`, "--strict"], options));
  results.push(await check("Storybook builds", "npm", ["run", "build-storybook"], options));
  results.push(await check("size of core and react in a browser", node, ["scripts/bundle-size.ts"], options));
  return results;
}
