import { expect, test } from "vitest";
import { assetsOf } from "./portal.ts";

test("the manifest gives the entry, everything it imports at once, and their styles", () => {
  const manifest = {
    "src/entry-client.tsx": {
      file: "assets/entry-1.js",
      isEntry: true,
      imports: ["_shared.js", "_react.js"],
      css: ["assets/entry-1.css"],
      dynamicImports: ["src/lazy.tsx"],
    },
    "_shared.js": { file: "assets/shared-2.js", imports: ["_react.js"], css: ["assets/shared-2.css"] },
    "_react.js": { file: "assets/react-3.js", imports: ["_shared.js"] },
    "src/lazy.tsx": { file: "assets/lazy-4.js", isDynamicEntry: true, css: ["assets/lazy-4.css"] },
    "style.css": { file: "assets/style-5.css", src: "style.css" },
  };
  expect(assetsOf(JSON.stringify(manifest))).toEqual({
    scripts: ["/assets/entry-1.js"],
    preloads: ["/assets/shared-2.js", "/assets/react-3.js"],
    styles: ["/assets/entry-1.css", "/assets/shared-2.css", "/assets/style-5.css"],
  });
});
