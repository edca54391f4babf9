import { createHubServer, defineHub } from "@portal/hub";
import { isHealth, serve, TRAFFIC } from "./serve.ts";

serve((server) => {
  const hub = defineHub({ methods: {} });
  const ours = createHubServer({ hub, path: "/hub", limits: { connectionsPerAddress: 20_000 } });
  server.on("request", (request, response) => {
    if (isHealth(request.url)) response.end("ok");
    else ours.handleRequest(request, response);
  });
  server.on("upgrade", (request, socket, head) => ours.handleUpgrade(request, socket, head));
  return { connections: () => hub.connectionCount, broadcast: () => hub.clients.all.send("traffic", TRAFFIC) };
});
