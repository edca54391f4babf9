import { type ReactNode, useLayoutEffect } from "react";
import type { Decorator, Preview } from "@storybook/react-vite";
import { texts } from "@portal/blocks";
import { TestHost } from "@portal/testing";

const languages = { vi: "Tiếng Việt", en: "English" } as const;
const themes = { light: "Light", dark: "Dark", contrast: "High contrast" } as const;

const items = (titles: Readonly<Record<string, string>>) => Object.entries(titles).map(([value, title]) => ({ value, title }));
const viewport = (width: number, type: "mobile" | "tablet" | "desktop") => ({
  name: `${width} px`,
  styles: { width: `${width}px`, height: "100%" },
  type,
});

/** Language and theme stand on the document, where the portal has them. */
function Document({
  language,
  theme,
  children,
}: {
  readonly language: string;
  readonly theme: string;
  readonly children: ReactNode;
}): ReactNode {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset["theme"] = theme;
  }, [language, theme]);
  return children;
}

const withHost: Decorator = (Story, { globals, parameters }) => {
  const language = (parameters["language"] ?? globals["language"]) === "en" ? "en" : "vi";
  return (
    <Document language={language} theme={String(globals["theme"])}>
      <TestHost language={language} texts={texts[language]}>
        <Story />
      </TestHost>
    </Document>
  );
};

/** What every story stands in: a host in a language, a theme, widths to try, accessibility checked. */
export const preview: Preview = {
  decorators: [withHost],
  globalTypes: {
    language: {
      description: "Language of blocks; pages have their own",
      toolbar: { title: "Language", icon: "globe", items: items(languages), dynamicTitle: true },
    },
    theme: { description: "Theme", toolbar: { title: "Theme", icon: "contrast", items: items(themes), dynamicTitle: true } },
  },
  initialGlobals: { language: "vi", theme: "light" },
  parameters: {
    a11y: { test: "error" },
    // The design system's surfaces are the background.
    backgrounds: { disable: true },
    options: { storySort: { method: "alphabetical", order: ["Layouts", "Shells", "Blocks", "Widgets"] } },
    viewport: {
      options: {
        w320: viewport(320, "mobile"),
        w360: viewport(360, "mobile"),
        w768: viewport(768, "tablet"),
        w1280: viewport(1280, "desktop"),
      },
    },
  },
};
