/** What blocks of this portal find: its pages, and its host. */
import type { PageModel, PortalHost } from "@portal/domain";

declare module "@portal/react" {
  // oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- they are merged with the renderer's
  interface HostPage extends PageModel {}
  // oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- as above
  interface HostContext extends PortalHost {}
}
