/**
 * Who may import whom (docs/adr/0001-workspaces.md), and only by a package's name; `npm run check` holds every source file to it. oxlint finds import
 * cycles (`import/no-cycle`).
 */

/** Folder of each package → what it may import. `types`: only `import type`. `dynamic`: only `await import()`, for what most runs do without. */
const allowedImports = {
  "packages/core": { may: [] },
  "packages/contracts": { may: [] },
  "packages/hub": { may: [] },
  "packages/domain": { may: ["packages/core", "packages/contracts"] },
  "packages/react": { may: ["packages/core"] },
  "packages/blocks": { may: ["packages/core", "packages/domain", "packages/react", "packages/contracts"] },
  "packages/client": { may: ["packages/contracts"], types: ["packages/core", "packages/domain"] },
  "packages/testing": { may: ["packages/core", "packages/domain", "packages/react", "packages/contracts", "layouts"] },
  "packages/demo-content": { may: ["packages/core", "packages/domain"] },
  "apps/portal": {
    may: ["packages/core", "packages/domain", "packages/react", "packages/blocks", "packages/client", "packages/contracts", "layouts"],
  },
  "apps/admin": { may: ["packages/core", "packages/domain", "packages/react", "packages/blocks", "packages/contracts", "layouts"] },
  "apps/server": {
    may: ["packages/core", "packages/domain", "packages/contracts", "packages/client", "packages/hub", "layouts"],
    dynamic: ["packages/demo-content"],
  },
  layouts: { may: ["packages/core"] },
  stories: { may: ["packages/core", "packages/domain", "packages/react", "packages/blocks", "packages/testing", "layouts"] },
  bench: { may: ["packages/core", "packages/domain", "packages/hub", "packages/react", "packages/blocks", "packages/testing", "layouts"] },
};

const below = (folders) => `^(?:${folders.join("|")})/`;
/** Tests, and what folders named testing hold for them, may use the testing package. */
const tests = String.raw`\.test\.tsx?$|/testing/`;
/** Build configurations and end-to-end tests run in plain Node: by its name a package would be its build, which may be old or not there. */
const inPlainNode = String.raw`/vite\.config\.ts$|/e2e/`;

const rulesOf = ([folder, { may, types = [], dynamic = [] }]) => {
  const others = Object.keys(allowedImports).filter((other) => other !== folder);
  const forbidden = others.filter((other) => ![...may, ...types, ...dynamic].includes(other));
  const rule = (name, comment, to, from = {}) => ({ name, comment, severity: "error", from: { path: below([folder]), ...from }, to });
  const table = "The table in .dependency-cruiser.mjs does not allow it. Move the code, or change the table and say why in an ADR.";
  const rules = [
    rule("forbidden-direction", table, { path: below(forbidden.filter((other) => other !== "packages/testing")) }),
    rule(
      "by-name",
      "Another package is imported by its name, never by path.",
      { path: below(others), dependencyTypesNot: ["aliased-workspace"] },
      {
        pathNot: inPlainNode,
      },
    ),
  ];
  if (forbidden.includes("packages/testing"))
    rules.push(rule("testing-in-product", table, { path: below(["packages/testing"]) }, { pathNot: tests }));
  if (types.length > 0)
    rules.push(rule("types-only", "Only its types; write `import type`.", { path: below(types), dependencyTypesNot: ["type-only"] }));
  if (dynamic.length > 0)
    rules.push(rule("dynamic-only", "Only where it is needed; write `await import()`.", { path: below(dynamic), dynamic: false }));
  return rules;
};

/** Folders of the server on which another one builds: what they need of it is given to them. Their tests may use all of it. */
const serverFolders = (names) => below(names.map((name) => `apps/server/src/${name}`));
const buildsOn = (upper, folders) => ({
  name: `below-${upper}`,
  comment: `What stands in ${upper} builds on this folder. Move what both need into it, or let the caller pass it in.`,
  severity: "error",
  from: { path: serverFolders(folders), pathNot: tests },
  to: { path: serverFolders([upper]) },
});
const noFeatures = buildsOn("features", ["config", "content", "database", "plugins", "process", "services", "sources"]);
// Content is written without the portal's source.
const noSources = buildsOn("sources", ["content", "database"]);

/** What a feature of the server may import of other features, file by file; what several features share stands in `services`. */
const featureImports = {
  accounts: ["forms/action", "forms/outcomes"],
  administration: [
    "accounts/account-store",
    "contributions/list-contributions",
    "contributions/list-drafts",
    "contributions/publish-outcome",
    "contributions/remove-contribution",
    "editing/list-change-sets",
    "file-texts/read-waiting-files",
    "pictures/resize-waiting-pictures",
    "questions/asker-mail",
    "questions/list-questions",
    "questions/moderate",
    "ratings/rated-articles",
    "reports/reports",
    "staff/require-staff",
  ],
  contributions: [
    "forms/action",
    "forms/client-abort-signal",
    "forms/form-body-parsers",
    "forms/outcomes",
    "forms/process-submission",
    "forms/read-body",
  ],
  editing: ["administration/schemas", "staff/find-holder", "staff/require-staff"],
  "open-data": ["discovery/read-news"],
  presence: [
    "accounts/role-holders",
    "editing/drafts",
    "editing/site-of",
    "editing/wire",
    "real-time/hub-upgrade",
    "real-time/serve-hub",
    "staff/cookie",
    "staff/find-member",
    "staff/open-sessions",
    "staff/require-staff",
  ],
  preview: [
    "editing/addresses",
    "editing/change-set-store",
    "editing/editions",
    "editing/end",
    "editing/publish",
    "editing/record-on-set",
    "editing/refusal-answers",
    "editing/refused",
    "editing/tools",
    "editing/wire",
    "media/presentation",
    "staff/cookie",
    "staff/find-holder",
    "staff/find-member",
    "staff/require-staff",
  ],
  questions: ["forms/action", "forms/outcomes"],
  ratings: ["forms/action", "forms/outcomes"],
  "real-time": ["traffic/connection-counter", "traffic/traffic", "traffic/traffic-store"],
  reports: ["forms/action", "forms/outcomes"],
  series: ["open-data/series-table", "open-data/table"],
  statistics: ["administration/schemas", "administration/sites", "staff/require-staff"],
  staff: [
    "accounts/check-password",
    "accounts/give-role",
    "accounts/known-browser",
    "accounts/mails",
    "accounts/role-holders",
    "accounts/tokens/refresh-token",
    "accounts/tokens/sessions",
    "forms/solve-captcha",
  ],
};

const features = "^apps/server/src/features/";
const feature = (from, own, others) => ({
  name: "feature-to-feature",
  comment:
    "The table of features in .dependency-cruiser.mjs does not allow it. Move what both need into services, or add the file to the table.",
  severity: "error",
  from: { pathNot: tests, ...from },
  to: { path: features, pathNot: [`${features}${own}/`, ...others.map((file) => `${features}${file}\\.ts$`)] },
});
const betweenFeatures = [
  ...Object.entries(featureImports).map(([name, others]) => feature({ path: `${features}${name}/` }, name, others)),
  feature({ path: `${features}(?!(?:${Object.keys(featureImports).join("|")})/)([^/]+)/` }, "$1", []),
];

/** What runs in browsers, and in whatever else draws layouts. A `createRequire` would go past all other rules besides. */
const noNode = {
  name: "no-node",
  comment: "This package runs without Node. Let the caller pass in what needs it.",
  severity: "error",
  from: {
    path: below(["core", "domain", "blocks", "client"].map((name) => `packages/${name}/src`)),
    pathNot: `${tests}|^packages/core/src/cli\\.ts$`,
  },
  to: { dependencyTypes: ["core"] },
};

/** Helpers of tests are no part of the product. */
const noTestHelpers = {
  name: "test-helper-in-product",
  comment: "Only tests use what folders named testing hold. Move it out of there.",
  severity: "error",
  from: { path: below(["packages", "apps"]), pathNot: `${tests}|/e2e/|/conformance/|^packages/testing/` },
  to: { path: String.raw`^(?:packages|apps)/[^/]+/.*/testing/` },
};
const noCycles = {
  name: "no-cycle",
  comment: "Move what both need into a third file. oxlint finds most cycles; this one also those by a package's own name.",
  severity: "error",
  from: {},
  to: { circular: true },
};

export default {
  forbidden: [
    ...Object.entries(allowedImports).flatMap(rulesOf),
    noFeatures,
    noSources,
    noNode,
    noTestHelpers,
    noCycles,
    ...betweenFeatures,
  ],
  options: {
    tsPreCompilationDeps: true,
    // Without this the workspaces of the root are not seen.
    combinedDependencies: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: String.raw`(?:^|/)dist/` },
    enhancedResolveOptions: {
      conditionNames: ["@portal/source", "import", "default"],
      exportsFields: ["exports"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
