import { type ReactNode, useLayoutEffect } from "react";
import type { Decorator, Preview } from "@storybook/react-vite";
import { texts } from "@portal/blocks";
import { TestHost } from "@portal/testing";

const languages = { vi: "Tiếng Việt", en: "English" } as const;
const themes = { light: "Light", dark: "Dark", contrast: "High contrast" } as const;
const sizes = { normal: "Normal text", large: "Large text", larger: "Very large text" } as const;

const items = (titles: Readonly<Record<string, string>>) => Object.entries(titles).map(([value, title]) => ({ value, title }));
const viewport = (width: number, type: "mobile" | "tablet" | "desktop") => ({
  name: `${width} px`,
  styles: { width: `${width}px`, height: "100%" },
  type,
});

/** Language, theme and text size stand on the document, where the portal has them. */
function Document({
  language,
  theme,
  text,
  children,
}: {
  readonly language: string;
  readonly theme: string;
  readonly text: string;
  readonly children: ReactNode;
}): ReactNode {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.dataset["text"] = text;
  }, [language, theme, text]);
  return children;
}

const withHost: Decorator = (Story, { globals, parameters }) => {
  const language = (parameters["language"] ?? globals["language"]) === "en" ? "en" : "vi";
  return (
    <Document language={language} theme={String(globals["theme"])} text={String(globals["text"])}>
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
    text: { description: "Text size", toolbar: { title: "Text size", icon: "zoom", items: items(sizes), dynamicTitle: true } },
  },
  initialGlobals: { language: "vi", theme: "light", text: "normal" },
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
