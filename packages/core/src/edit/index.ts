/** Editing: the administrators' editor, the server and a CLI all change layouts through these commands. */
export { applyCommand } from "./apply-command.ts";
export { applyPatch } from "./apply-patch.ts";
export { invertCommand } from "./invert-command.ts";
export { openLayouts, readLayoutState, writeLayoutState } from "./layout-state.ts";
export { activeLayout } from "./target.ts";
export type { AssignmentContent, Command, EditPolicy, EditResult, LayoutState } from "./model.ts";
