import type { ShellParts } from "../shell/shell-props.ts";
import { OtherFooter } from "./OtherFooter.tsx";
import { OtherHeader } from "./OtherHeader.tsx";

export const otherShell: ShellParts = { Header: OtherHeader, Footer: OtherFooter };
