import "@fontsource/be-vietnam-pro/latin-400.css";
import "@fontsource/be-vietnam-pro/vietnamese-400.css";
import "@fontsource/be-vietnam-pro/latin-600.css";
import "@fontsource/be-vietnam-pro/vietnamese-600.css";
import "@fontsource/be-vietnam-pro/latin-700.css";
import "@fontsource/be-vietnam-pro/vietnamese-700.css";
import "@portal/blocks/styles.css";
import "@portal/layouts/templates.css";
import { preview } from "../gallery/preview.tsx";

export default {
  ...preview,
  parameters: {
    ...preview.parameters,
    // Storybook reads the order from this file's text: it must stand here, in full.
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Start",
          "Foundations",
          "Pages",
          [
            "Ministry",
            "Minister",
            "Finance news",
            "Departments",
            "Institute",
            "Union",
            "Other portals",
            "Public services",
            "Agencies",
            "Category views",
            "Article views",
            "Fixed pages",
            "Shells",
          ],
          "Blocks",
          "Widgets",
          "Tools",
        ],
      },
    },
  },
};
