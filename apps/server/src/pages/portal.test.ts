import { expect, test } from "vitest";
import { assetsOf } from "./portal.ts";

const manifest = {
  "src/entry-client.tsx": {
    file: "assets/entry-1.js",
    src: "src/entry-client.tsx",
    isEntry: true,
    imports: ["src/entry-starter.ts", "_shared.js", "_react.js"],
    css: ["assets/entry-1.css"],
    dynamicImports: ["../../packages/blocks/src/widgets/lazy/Lazy.tsx"],
  },
  "src/entry-starter.ts": { file: "assets/starter-0.js", src: "src/entry-starter.ts", isEntry: true },
  "src/prefs.ts": { file: "assets/prefs-0.js", src: "src/prefs.ts", isEntry: true },
  "_shared.js": { file: "assets/shared-2.js", imports: ["_react.js"], css: ["assets/shared-2.css"] },
  "_react.js": { file: "assets/react-3.js", imports: ["_shared.js"] },
  "../../packages/blocks/src/widgets/lazy/Lazy.tsx": {
    file: "assets/lazy-4.js",
    src: "../../packages/blocks/src/widgets/lazy/Lazy.tsx",
    isDynamicEntry: true,
    imports: ["src/entry-client.tsx", "_common.js"],
    css: ["assets/lazy-4.css"],
  },
  "_common.js": { file: "assets/common-5.js", imports: ["_react.js"], css: ["assets/common-5.css", "assets/shared-2.css"] },
  "../../packages/blocks/src/shell-x/index.ts": {
    file: "assets/index-9.js",
    src: "../../packages/blocks/src/shell-x/index.ts",
    isDynamicEntry: true,
  },
  "../../node_modules/library/index.js": { file: "assets/library-6.js", src: "../../node_modules/library/index.js", isDynamicEntry: true },
  "src/fonts/text-400.woff2": { file: "assets/text-7.woff2", src: "src/fonts/text-400.woff2" },
  "src/fonts/text-400-other-letters.woff2": { file: "assets/text-8.woff2", src: "src/fonts/text-400-other-letters.woff2" },
  "src/fonts/text-600.woff2": { file: "assets/text-9.woff2", src: "src/fonts/text-600.woff2" },
};

test("the manifest gives the starter, the program with everything it imports at once, their styles before its own, and the first fonts", () => {
  expect(assetsOf(JSON.stringify(manifest))).toMatchObject({
    blocking: ["/assets/prefs-0.js"],
    scripts: ["/assets/starter-0.js"],
    program: ["/assets/entry-1.js", "/assets/shared-2.js", "/assets/react-3.js"],
    styles: ["/assets/shared-2.css", "/assets/entry-1.css"],
    fonts: ["/assets/text-7.woff2"],
  });
});

test("of a component that loads on demand it gives what no page has loaded before", () => {
  expect(assetsOf(JSON.stringify(manifest)).modules).toEqual({
    Lazy: { scripts: ["/assets/lazy-4.js", "/assets/common-5.js"], styles: ["/assets/common-5.css", "/assets/lazy-4.css"] },
    "shell-x": { scripts: ["/assets/index-9.js"], styles: [] },
  });
});
