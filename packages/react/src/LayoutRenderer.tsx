import { type ReactElement, type ReactNode, Suspense } from "react";
import type { BlockNode, LayoutNode, NodeContent, RegionNode, WidgetContent, WidgetNode } from "@portal/core";
import { type HostContext, useHostIfAny } from "./host.ts";
import { withErrorBoundary } from "./with-error-boundary.tsx";
import { isLazy } from "./lazy-view.ts";
import { pageFields } from "./page-fields.ts";
import { type PartStore, usePartStore } from "./parts.tsx";
import type { HostPage, Registry } from "./registry.ts";

/** Something that went wrong while drawing; the rest of the page is shown. */
export interface RenderFailure {
  readonly nodeId: string;
  readonly name: string;
  /** What was thrown; the server does not learn it (`isolation`). */
  readonly error: unknown;
}

/**
 * Error isolation on the server: which parts that throw leave their placeholder, and end up in `onFailure` without what they threw. Any
 * other part ends the drawing. "views": views on demand. "all": every part (a twentieth of the page's time: draw so where the drawing
 * ended). "none": no part, so that the caller learns what was thrown.
 */
export type ErrorIsolation = "all" | "views" | "none";

interface LayoutRendererProps {
  readonly page: HostPage;
  readonly registry: Registry;
  readonly onFailure: (failure: RenderFailure) => void;
  /** Shown on client-side navigations while a view loads; nothing for the first 200 ms. */
  readonly loading: ReactNode;
  /** On the server only; "views" where nothing is said. */
  readonly isolation?: ErrorIsolation | undefined;
}

/**
 * Draws a page's layout tree: regions as landmarks, blocks and widgets by the registry, each isolated from the others.
 * The tree is walked by plain functions: a component for each node would cost a twentieth of the page's time (`npm run bench`).
 */
export function LayoutRenderer(props: LayoutRendererProps): ReactNode {
  const store = usePartStore();
  const host = useHostIfAny();
  return drawNode(props.page.tree.root, store && host ? { ...props, kept: { store, host } } : props);
}

interface Drawing extends LayoutRendererProps {
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

const contentOf = (node: BlockNode | WidgetNode, page: HostPage): NodeContent | undefined =>
  Object.hasOwn(page.content, node.id) ? page.content[node.id] : undefined;

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
  return (
    <div key={node.id} className={node.className} data-widget={node.name}>
      {!Component || reason ? (
        <Fallback label={undefined} reason={reason ?? "unknown"} />
      ) : (
        place(
          { label: undefined, name: node.name, nodeId: node.id },
          props,
          { kind: "widget", data: [node, content, page], fields: reads },
          () => <Component node={node} page={page} content={value} />,
        )
      )}
    </div>
  );
}

interface Part {
  readonly label: string | undefined;
  readonly name: string;
  readonly nodeId: string;
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

const onServer = typeof document === "undefined";

/** On the server error boundaries catch nothing: there a boundary for suspension leaves its fallback in the HTML for what throws within. */
function isolate(
  { label, name, nodeId }: Part,
  { page, registry, onFailure, loading, isolation = "views" }: LayoutRendererProps,
  child: ReactElement,
): ReactElement {
  const Fallback = registry.fallback;
  const failed = <Fallback label={label} reason="error" />;
  // By the page: a widget without content of its own is drawn again too once the page is loaded anew.
  if (!onServer)
    return withErrorBoundary(child, { loading, failed, onError: (error) => onFailure({ nodeId, name, error }), resetKey: page });
  if (isolation === "none" || (isolation === "views" && !isLazy(child.type))) return child;
  const failure = <ReportFailure report={() => onFailure({ nodeId, name, error: undefined })}>{failed}</ReportFailure>;
  return <Suspense fallback={failure}>{child}</Suspense>;
}

/** Drawn only where the part beside it threw: that is how the server learns of it. */
function ReportFailure({ report, children }: { readonly report: () => void; readonly children: ReactNode }): ReactNode {
  report();
  return children;
}
