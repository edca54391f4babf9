import type { ReactElement, ReactNode } from "react";
import type { BlockNode, LayoutNode, RegionNode, WidgetContent, WidgetNode } from "@portal/core";
import { contentOf } from "./content-of.ts";
import { type HostContext, useHostIfAny } from "./host.ts";
import { type DrawingOptions, isolate, type Part, type RenderFailure } from "./isolate.tsx";
import { pageFields } from "./page-fields.ts";
import { type PartStore, usePartStore } from "./parts.tsx";
import type { HostPage } from "./registry.ts";

/**
 * Draws a page's layout tree: regions as landmarks, blocks and widgets by the registry, each isolated from the others.
 * The tree is walked by plain functions: a component for each node would cost a twentieth of the page's time (`npm run bench`).
 */
export function LayoutRenderer(props: DrawingOptions): ReactNode {
  const store = usePartStore();
  const host = useHostIfAny();
  return drawNode(props.page.tree.root, store && host ? { ...props, kept: { store, host } } : props);
}

interface Drawing extends DrawingOptions {
  /** Where HTML of parts is kept; undefined: each is drawn in its place. */
  readonly kept?: { readonly store: PartStore; readonly host: HostContext };
}

/** @returns null for areas without content and regions without such areas: they leave no trace, their neighbours take the room */
function drawNode(node: LayoutNode, props: Drawing): ReactNode {
  switch (node.kind) {
    case "region":
      return drawRegion(node, props);
    case "block":
      return drawBlock(node, props);
    case "widget":
      return drawWidget(node, props);
  }
}

function drawRegion(node: RegionNode, props: Drawing): ReactNode {
  const drawn: ReactNode[] = [];
  for (const child of node.children) {
    const element = drawNode(child, props);
    if (element !== null) drawn.push(element);
  }
  if (drawn.length === 0) return null;
  if (node.heading) drawn.unshift(regionHeading(node.heading));
  // The design tokens turn with the surface (light text on ink).
  const className = node.surface === "none" ? node.className : `${node.className} surface-${node.surface}`;
  switch (node.landmark) {
    case "main":
      return (
        <main key={node.id} id="main" tabIndex={-1} className={className}>
          {drawn}
        </main>
      );
    case "complementary":
      return (
        <aside key={node.id} className={className} aria-label={node.label}>
          {drawn}
        </aside>
      );
    case "navigation":
      return (
        <nav key={node.id} className={className} aria-label={node.label}>
          {drawn}
        </nav>
      );
    case "region":
      return (
        <section key={node.id} className={className} aria-label={node.label}>
          {drawn}
        </section>
      );
    case undefined:
      return (
        <div key={node.id} className={className}>
          {drawn}
        </div>
      );
  }
}

function regionHeading({ level, text }: { readonly level: number; readonly text: string }): ReactNode {
  const Tag = `h${Math.min(Math.max(level, 2), 6)}` as "h2";
  return (
    <Tag key="heading" className="region-heading">
      {text}
    </Tag>
  );
}

function drawBlock(node: BlockNode, props: Drawing): ReactNode {
  const content = contentOf(node, props.page);
  if (!content || content.status === "empty") return null;
  const Fallback = props.registry.fallback;
  const Component = props.registry.block(node.type, node.name);
  return (
    <div key={node.id} className={node.className} data-block={node.key}>
      {content.status === "failed" ? (
        <Fallback label={node.label} reason={content.reason} />
      ) : (
        place({ label: node.label, name: node.key, nodeId: node.id }, props, { kind: "block", data: [node, content], fields: [] }, () => (
          <Component block={node} content={content.content} />
        ))
      )}
    </div>
  );
}

const noContent: WidgetContent = Object.freeze({});

function drawWidget(node: WidgetNode, props: Drawing): ReactNode {
  const content = contentOf(node, props.page);
  if (content?.status === "empty") return null;
  const Fallback = props.registry.widgetFallback(node.name);
  const Component = props.registry.widget(node.name);
  const reason = content?.status === "failed" ? content.reason : Component ? undefined : "unknown";
  const reads = props.registry.widgetReads(node.name);
  // A widget's content has the fields of its needs, never a block's: plan and execute see to it.
  const value: WidgetContent = content?.status === "ready" ? content.content : noContent;
  const page = pageFields(props.page, reads);
  const part: Part = { label: undefined, name: node.name, nodeId: node.id };
  return (
    <div key={node.id} className={node.className} data-widget={node.name}>
      {!Component || reason
        ? isolate(part, props, <Fallback label={undefined} reason={reason ?? "unknown"} page={page} />)
        : place(part, props, { kind: "widget", data: [node, content, page], fields: reads }, () => (
            <Component node={node} page={page} content={value} />
          ))}
    </div>
  );
}

/** What a part depends on, and on nothing else: plain data. */
interface Reads {
  readonly kind: "block" | "widget";
  /** Objects as they stand in the page: their JSON may be at hand. */
  readonly data: readonly unknown[];
  /** Of the page. */
  readonly fields: readonly (keyof HostPage)[];
}

/** One that fails is never kept. */
function place(part: Part, props: Drawing, { kind, data, fields }: Reads, draw: () => ReactElement): ReactNode {
  const { kept, onFailure } = props;
  if (!kept) return isolate(part, props, draw());
  const { store, host } = kept;
  let failed = false;
  const noteFailure = (failure: RenderFailure): void => {
    failed = true;
    onFailure(failure);
  };
  const element = (): ReactElement => isolate(part, { ...props, onFailure: noteFailure }, draw());
  const isShared = store.isShared(fields);
  return store.place({ name: kind, reads: data, element, isKept: () => isShared && !failed }, host);
}
