import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import "@portal/blocks/styles.css";
import { App } from "./app/App.tsx";
import { showKeptTheme } from "./app/preferences.ts";
import { CallFailed } from "./calls/call.ts";
import { startTexts } from "./i18n/start-texts.ts";
import { sessionKey } from "./session/use-session.ts";

/** A session that has ended, by time or by somebody's act: who is signed in now is asked, and the page stays where it is. */
const onError = (error: unknown): void => {
  if (error instanceof CallFailed && error.refusal === "sign-in") client.setQueryData(sessionKey, null);
};

/** Calls that were refused are refused again; what no answer came to is asked for once more. */
const client: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: { staleTime: 5_000, retry: (count, error) => count < 1 && error instanceof CallFailed && error.refusal === "network" },
    // What cannot be sent fails at once, in words, instead of waiting for a network.
    mutations: { networkMode: "always" },
  },
});

showKeptTheme();
await startTexts();
const root = document.querySelector("#root");
if (!root) throw new Error("The document has no element #root.");
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <BrowserRouter basename="/quan-tri">
        <App />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
