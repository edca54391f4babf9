/** What the toolbar offers: one table of values and titles a control. */
import type { Preview } from "@storybook/react-vite";
import type { SampleState } from "@portal/testing";

export const languages = { vi: "Tiếng Việt", en: "English" } as const;
export const themes = { light: "Light", dark: "Dark", contrast: "High contrast", system: "As the system" } as const;
export const sizes = { normal: "Normal text", large: "Large text", larger: "Very large text" } as const;
export const dataStates: Readonly<Record<SampleState | "loading", string>> = {
  full: "Ready",
  empty: "Empty",
  failing: "One part failed",
  failed: "All failed",
  loading: "Loading",
  long: "Long text",
  hostile: "Hostile content",
};
const inspector = { off: "Inspector off", on: "Inspector on" } as const;

export const isDataState = (value: unknown): value is SampleState | "loading" =>
  typeof value === "string" && Object.hasOwn(dataStates, value);

const items = (titles: Readonly<Record<string, string>>) => Object.entries(titles).map(([value, title]) => ({ value, title }));
const keys = (label: string, next: string[], previous: string[], reset: string[]) => ({
  next: { label: `${label}: next`, keys: next },
  previous: { label: `${label}: previous`, keys: previous },
  reset: { label: `${label}: reset`, keys: reset },
});

export const globalTypes: NonNullable<Preview["globalTypes"]> = {
  language: {
    description: "Language of blocks and widgets; pages have their own",
    toolbar: { title: "Language", icon: "globe", items: items(languages), dynamicTitle: true },
  },
  theme: { description: "Theme", toolbar: { title: "Theme", icon: "contrast", items: items(themes), dynamicTitle: true } },
  text: { description: "Text size", toolbar: { title: "Text size", icon: "zoom", items: items(sizes), dynamicTitle: true } },
  data: {
    description: "State of a page's data; blocks and widgets have a story for each",
    toolbar: { title: "Data", icon: "database", items: items(dataStates), dynamicTitle: true },
  },
  inspector: {
    description: "Layout inspector over pages",
    toolbar: {
      title: "Inspector",
      icon: "outline",
      items: items(inspector),
      dynamicTitle: true,
      shortcuts: keys("Layout inspector", ["alt", "I"], ["alt", "shift", "I"], ["alt", "shift", "O"]),
    },
  },
};

export const initialGlobals = { language: "vi", theme: "light", text: "normal", data: "full", inspector: "off" };
