import { type ReactNode, Suspense, memo } from "react";
import type { BlockNode, LayoutNode, NodeContent, PageModel, RegionNode, WidgetContent, WidgetNode } from "@portal/core";
import { Delayed } from "./Delayed.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import type { Registry } from "./registry.ts";

/** Something that went wrong while drawing; the page stands all the same. */
export interface RenderFailure {
  readonly nodeId: string;
  readonly name: string;
  readonly error: unknown;
}

interface LayoutRendererProps {
  readonly page: PageModel;
  readonly registry: Registry;
  readonly onFailure: (failure: RenderFailure) => void;
  /** Shown on client-side navigations while a view loads; nothing for the first 200 ms. */
  readonly loading: ReactNode;
}

/** Draws a page's layout tree: regions as landmarks, blocks and widgets by the registry, each isolated from the others. */
export function LayoutRenderer({ page, registry, onFailure, loading }: LayoutRendererProps): ReactNode {
  const tree = <Node node={page.tree.root} page={page} registry={registry} onFailure={onFailure} loading={loading} />;
  const Template = registry.template(page.tree.templateId);
  return Template ? <Template page={page}>{tree}</Template> : tree;
}

type NodeProps<N> = LayoutRendererProps & { readonly node: N };

function Node({ node, ...rest }: NodeProps<LayoutNode>): ReactNode {
  if (isVacant(node, rest.page)) return null;
  switch (node.kind) {
    case "region":
      return <Region node={node} {...rest} />;
    case "block":
      return <Block node={node} {...rest} />;
    case "widget":
      return <Widget node={node} {...rest} />;
  }
}

/** Areas without content and regions without such areas leave no trace, so that their neighbours take the room. */
function isVacant(node: LayoutNode, page: PageModel): boolean {
  if (node.kind === "region") return node.children.every((child) => isVacant(child, page));
  const content = contentOf(node, page);
  return node.kind === "block" ? (content?.status ?? "empty") === "empty" : content?.status === "empty";
}

const contentOf = (node: BlockNode | WidgetNode, page: PageModel): NodeContent | undefined =>
  Object.hasOwn(page.content, node.id) ? page.content[node.id] : undefined;

function Region({ node, ...rest }: NodeProps<RegionNode>): ReactNode {
  const heading = node.heading && regionHeading(node.heading);
  // The design tokens turn with the surface (light text on ink).
  const className = node.surface === "none" ? node.className : `${node.className} surface-${node.surface}`;
  const children = node.children.map((child) => <Node key={child.id} node={child} {...rest} />);
  switch (node.landmark) {
    case "main":
      return (
        <main id="main" tabIndex={-1} className={className}>
          {heading}
          {children}
        </main>
      );
    case "complementary":
      return (
        <aside className={className} aria-label={node.label}>
          {heading}
          {children}
        </aside>
      );
    case "navigation":
      return (
        <nav className={className} aria-label={node.label}>
          {heading}
          {children}
        </nav>
      );
    case "region":
      return (
        <section className={className} aria-label={node.label}>
          {heading}
          {children}
        </section>
      );
    case undefined:
      return (
        <div className={className}>
          {heading}
          {children}
        </div>
      );
  }
}

function regionHeading({ level, text }: { readonly level: number; readonly text: string }): ReactNode {
  const Tag = `h${Math.min(Math.max(level, 2), 6)}` as "h2";
  return <Tag className="region-heading">{text}</Tag>;
}

const Block = memo(function Block({ node, page, registry, onFailure, loading }: NodeProps<BlockNode>): ReactNode {
  const content = contentOf(node, page);
  const Fallback = registry.fallback;
  if (!content || content.status === "empty") return null;
  if (content.status === "failed") {
    return (
      <div className={node.className} data-block={node.key}>
        <Fallback label={node.label} reason={content.reason} />
      </div>
    );
  }
  const Component = registry.block(node.type, node.name);
  return (
    <div className={node.className} data-block={node.key}>
      <Isolated
        label={node.label}
        name={node.key}
        nodeId={node.id}
        content={content}
        registry={registry}
        onFailure={onFailure}
        loading={loading}
      >
        <Component block={node} content={content.content} />
      </Isolated>
    </div>
  );
});

const noContent: WidgetContent = Object.freeze({});

function Widget({ node, page, registry, onFailure, loading }: NodeProps<WidgetNode>): ReactNode {
  const content = contentOf(node, page);
  const Component = registry.widget(node.name);
  const Fallback = registry.fallback;
  if (!Component) {
    return (
      <div className={node.className} data-widget={node.name}>
        <Fallback label={node.name} reason="unknown" />
      </div>
    );
  }
  if (content?.status === "failed") {
    return (
      <div className={node.className} data-widget={node.name}>
        <Fallback label={node.name} reason={content.reason} />
      </div>
    );
  }
  // A widget's content has the fields of its needs, never a block's: plan and execute see to it.
  const value = content?.status === "ready" ? (content.content as WidgetContent) : noContent;
  return (
    <div className={node.className} data-widget={node.name}>
      <Isolated
        label={node.name}
        name={node.name}
        nodeId={node.id}
        content={content}
        registry={registry}
        onFailure={onFailure}
        loading={loading}
      >
        <Component node={node} page={page} content={value} />
      </Isolated>
    </div>
  );
}

interface IsolatedProps {
  readonly label: string;
  readonly name: string;
  readonly nodeId: string;
  readonly content: NodeContent | undefined;
  readonly registry: Registry;
  readonly onFailure: (failure: RenderFailure) => void;
  readonly loading: ReactNode;
  readonly children: ReactNode;
}

/**
 * A boundary for errors around one for suspension. On the server a throwing component leaves the suspense fallback in the HTML,
 * so there it is the failure's placeholder; in the browser it is the loading state of a view that is on its way.
 */
function Isolated({ label, name, nodeId, content, registry, onFailure, loading, children }: IsolatedProps): ReactNode {
  const Fallback = registry.fallback;
  const failed = <Fallback label={label} reason="error" />;
  const waiting = typeof document === "undefined" ? failed : <Delayed>{loading}</Delayed>;
  return (
    <ErrorBoundary fallback={failed} onError={(error) => onFailure({ nodeId, name, error })} resetKey={content}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}
