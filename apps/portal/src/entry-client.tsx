/** The program, which the starter brings. */
import "@portal/blocks/styles.css";
import "@portal/layouts/templates.css";
import "./app/fonts.css";
import "./app/app.css";
import { hydrateRoot } from "react-dom/client";
import { startPortal } from "./app/start.tsx";
import type { Program } from "./starter/start-program.ts";

export const start: Program["start"] = (state) => startPortal(hydrateRoot, state);
