/** The renderer. Nodes, boundaries and delays stay private: hosts see a page, a registry and the host context. */
export { AsyncView } from "./AsyncView.tsx";
export { Delayed } from "./Delayed.tsx";
export { ErrorBoundary } from "./ErrorBoundary.tsx";
export { type Formatter, type HostContext, HostProvider, type LinkProps, useHost } from "./host.ts";
export type { ErrorIsolation, RenderFailure } from "./isolate.tsx";
export { LayoutRenderer } from "./LayoutRenderer.tsx";
export { lazyModule, lazyView, type LazyView } from "./lazy-view.ts";
export { pageFields } from "./page-fields.ts";
export { kept } from "./parts.tsx";
export { pageModules, preloadPage } from "./preload.ts";
export {
  type BlockProps,
  type Component,
  type ContentByType,
  createRegistry,
  type FallbackProps,
  type HostPage,
  type PageFields,
  type Registry,
  type RegistryDefinition,
  type Variants,
  type Widget,
  type WidgetProps,
  type WidgetFallbackProps,
  type WidgetWithFallback,
} from "./registry.ts";
export { SafeHtml, trustStoredHtml } from "./SafeHtml.tsx";
