import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions, mergeConfig } from "vite";

export default {
  framework: "@storybook/react-vite",
  stories: ["../{start,foundations,generated,tools}/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: [
    // Where the examples look for their pictures, and the portal's own stand-ins.
    { from: "../../packages/blocks/samples", to: "/api/mediafile/mau" },
    { from: "../../apps/portal/public/static", to: "/static" },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (base) => mergeConfig(base, { resolve: { conditions: ["@portal/source", ...defaultClientConditions] } }),
} satisfies StorybookConfig;
