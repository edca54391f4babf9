import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, it } from "vitest";
import type { Language } from "@portal/core";
import { createState, type PortalState } from "../state/store.ts";
import { testPage } from "../state/testing/page.ts";
import { onHubState, onTrafficMessage } from "../state/traffic.ts";
import { App } from "./App.tsx";

const stateIn = (language: Language): PortalState => createState(testPage({ language }), "Asia/Ho_Chi_Minh");

function counters(state: PortalState): string | undefined {
  const html = renderToString(
    <StaticRouter location="/">
      <App state={state} origin="" onRetry={() => {}} onFailure={() => {}} />
    </StaticRouter>,
  );
  return /<p class="portal-traffic"[^>]*>.*?<\/p>/.exec(html)?.[0];
}

it.each([
  ["vi", "Đang truy cập: 1.234", "Lượt truy cập đã kết thúc: 56.789"],
  ["en", "Visiting now: 1,234", "Visits ended: 56,789"],
] as const)("shows the counts in the footer, in numbers as the language writes them: %s", (language, connected, ended) => {
  const state = stateIn(language);
  onHubState(state.traffic, "Connected");
  onTrafficMessage(state.traffic, { connectedCount: 1234, disConnectedCount: 56789 });
  expect(counters(state)).toBe(`<p class="portal-traffic" data-script-only=""><span>${connected}</span> <span>${ended}</span></p>`);
});

it("shows no counts before the connection is made", () => {
  const state = stateIn("vi");
  onHubState(state.traffic, "Connecting");
  onTrafficMessage(state.traffic, { connectedCount: 1, disConnectedCount: 2 });
  expect(counters(state)).toBe('<p class="portal-traffic" data-script-only=""></p>');
});

it("keeps an empty line before the first message, and is no live region", () => {
  expect(counters(stateIn("vi"))).toBe('<p class="portal-traffic" data-script-only=""></p>');
});
