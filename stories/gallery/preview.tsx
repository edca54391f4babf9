import { type ReactNode, useLayoutEffect } from "react";
import type { Decorator, Preview } from "@storybook/react-vite";
import { TestHost } from "@portal/testing";
import { globalTypes, initialGlobals } from "./toolbar.ts";

const viewport = (width: number, type: "mobile" | "tablet" | "desktop") => ({
  name: `${width} px`,
  styles: { width: `${width}px`, height: "100%" },
  type,
});

/** A choice of the reader's stands on the document, where the portal has it; none where the device decides. */
function choose(name: "theme" | "text", value: string, none: string): void {
  if (value === none) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
}

interface DocumentProps {
  readonly language: string;
  readonly theme: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Language, theme and text size stand on the document, where the portal has them. */
function Document({ language, theme, text, children }: DocumentProps): ReactNode {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    choose("theme", theme, "system");
    choose("text", text, "normal");
  }, [language, theme, text]);
  return children;
}

const withHost: Decorator = (Story, { globals }) => {
  const language = globals["language"] === "en" ? "en" : "vi";
  return (
    <Document language={language} theme={String(globals["theme"])} text={String(globals["text"])}>
      <TestHost language={language}>
        <Story />
      </TestHost>
    </Document>
  );
};

/** What every story stands in: a host in a language, a theme, widths to try, accessibility checked. */
export const preview: Preview = {
  decorators: [withHost],
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: { test: "error" },
    // The design system's surfaces are the background.
    backgrounds: { disable: true },
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
