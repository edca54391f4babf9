import { Server } from "socket.io";
import { isHealth, serve, TRAFFIC } from "./serve.ts";

serve((server) => {
  server.on("request", (request, response) => {
    if (isHealth(request.url)) response.end("ok");
  });
  const io = new Server(server, { transports: ["websocket"], serveClient: false });
  return { connections: () => io.engine.clientsCount, broadcast: () => io.emit("traffic", TRAFFIC) };
});
