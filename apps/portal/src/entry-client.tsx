import "@portal/blocks/styles.css";
import "@portal/layouts/templates.css";
import "./app/fonts.css";
import "./app/app.css";
import { hydrateRoot } from "react-dom/client";
import { startPortal } from "./app/start.tsx";
import { VERSION } from "./version.ts";

console.info(`Portal ${VERSION}`);
void startPortal(hydrateRoot);
