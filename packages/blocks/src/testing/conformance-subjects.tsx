/** Every example of every block and widget, ready to draw: what the conformance tests go through. */
import type { BlockContentValue, Language } from "@portal/core";
import type { BlockProps, Component } from "@portal/react";
import type { ReactNode } from "react";
import { TestHost } from "@portal/testing";
import { type BlockExample, blockDefinitions, exampleProps, exampleWidgetProps, widgetDefinitions } from "../definitions.ts";

/** What of a node a test may change. */
export interface NodeChanges {
  readonly id?: string;
  readonly headingLevel?: number;
}

export interface ConformanceSubject {
  readonly kind: "block" | "widget";
  /** "cards/siteList", "listing". */
  readonly subject: string;
  readonly example: string;
  readonly draw: (changes?: NodeChanges) => ReactNode;
}

const hosted = (part: ReactNode, language: Language = "vi"): ReactNode => <TestHost language={language}>{part}</TestHost>;

const blocks: readonly ConformanceSubject[] = blockDefinitions.flatMap(({ type, name, examples, component }) =>
  Object.entries(examples).map(([example, placed]) => ({
    kind: "block" as const,
    subject: `${type}/${name}`,
    example,
    draw(changes = {}) {
      // Type and content belong together by construction of the definition.
      const Block = component as Component<BlockProps>;
      const { block, content } = exampleProps<BlockContentValue>(type, name, placed as BlockExample<BlockContentValue>);
      return hosted(<Block block={{ ...block, ...changes }} content={content} />);
    },
  })),
);

const widgets: readonly ConformanceSubject[] = widgetDefinitions.flatMap(({ name, component: Widget, examples, more }) =>
  Object.entries({ ...examples, ...more }).map(([example, placed]) => ({
    kind: "widget" as const,
    subject: name,
    example,
    draw(changes = {}) {
      const { node, page, content } = exampleWidgetProps(name, placed);
      return hosted(<Widget node={{ ...node, ...changes }} page={page} content={content} />);
    },
  })),
);

export const conformanceSubjects: readonly ConformanceSubject[] = [...blocks, ...widgets];
