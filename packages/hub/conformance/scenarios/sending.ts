import { failure, receives, inTime, matches, nextEvents, pause, same, type Scenario } from "./lab.ts";

const hour = 3_600_000;

export const sendingScenarios = {
  "client-result": async ({ connect }) => {
    const connection = await connect();
    connection.on("Add", (a: number, b: number) => a + b);
    same(await connection.invoke("InvokeClientResult", "Add", 40, 2), 42);
  },
  "client-result-falsy": async ({ connect }) => {
    const connection = await connect();
    connection.on("Mirror", (value: unknown) => value);
    for (const value of [null, false, 0, ""]) same(await connection.invoke("InvokeClientResult", "Mirror", value), value);
  },
  "client-result-of-another": async ({ connect }) => {
    const [asker, asked] = [await connect(), await connect()];
    asked.on("Where", async () => {
      await pause(10);
      return "here";
    });
    same(await asker.invoke("InvokeOtherClientResult", asked.connectionId, "Where"), "here");
  },
  "client-result-error": async ({ connect }) => {
    const connection = await connect();
    connection.on("Fail", () => {
      throw new Error("No such file.");
    });
    matches(await failure(connection.invoke("InvokeClientResult", "Fail")), /No such file\./);
  },
  "client-result-no-handler": async ({ connect }) => {
    const connection = await connect();
    matches(await failure(connection.invoke("InvokeClientResult", "Nothing")), /didn't provide a result/);
  },

  "event-arguments": async ({ connect }) => {
    const connection = await connect();
    const message = nextEvents(connection, "message");
    await connection.invoke("InvokeWithString", "xin chào");
    same(await message, [["xin chào"]]);
    const several = nextEvents(connection, "Several");
    await connection.invoke("SendToCaller", "several", 1, null, { a: ["b"] }, "c");
    same(await several, [[1, null, { a: ["b"] }, "c"]]);
  },
  "event-order": async ({ connect }) => {
    const connection = await connect();
    const numbered = nextEvents(connection, "Numbered", 500);
    await connection.invoke("SendMany", 500, 10);
    same(
      (await numbered).map(([number]) => number),
      Array.from({ length: 500 }, (_, index) => index),
    );
  },
  "send-all": async ({ connect }) => {
    const [caller, other] = [await connect(), await connect()];
    const name = `all ${caller.connectionId}`;
    const received = [nextEvents(caller, name), nextEvents(other, name)];
    await caller.invoke("SendToAll", name, 1);
    same(await Promise.all(received), [[[1]], [[1]]]);
  },
  "send-others": async ({ connect }) => {
    const [caller, other] = [await connect(), await connect()];
    const name = `others ${caller.connectionId}`;
    const received = await receives(caller, name, async () => {
      const byOther = nextEvents(other, name);
      await caller.invoke("SendToOthers", name, 1);
      same(await byOther, [[1]]);
      await caller.invoke("Echo", "whatever was sent to the caller came before this");
    });
    same(received, false);
  },
  "send-client": async ({ connect }) => {
    const [caller, other] = [await connect(), await connect()];
    const received = nextEvents(other, "Direct");
    await caller.invoke("SendToClient", other.connectionId, "Direct", "for you");
    same(await received, [["for you"]]);
    await caller.invoke("SendToClient", "unknown", "Direct", "lost");
  },
  "send-group": async ({ connect }) => {
    const [member, leaver, stranger] = [await connect(), await connect(), await connect()];
    const group = `group ${member.connectionId}`;
    await member.invoke("JoinGroup", group);
    await leaver.invoke("JoinGroup", group);
    const both = [nextEvents(member, "First"), nextEvents(leaver, "First")];
    const strangerReceived = await receives(stranger, "First", async () => {
      await stranger.invoke("SendToGroup", group, "First");
      await Promise.all(both);
      await stranger.invoke("Echo", "");
    });
    same(strangerReceived, false);
    await leaver.invoke("LeaveGroup", group);
    const leaverReceived = await receives(leaver, "Second", async () => {
      const byMember = nextEvents(member, "Second");
      await leaver.invoke("SendToOthersInGroup", group, "Second");
      await leaver.invoke("SendToGroup", group, "Second");
      await byMember;
      await leaver.invoke("Echo", "");
    });
    same(leaverReceived, false);
  },
  "send-user": async ({ connect, transport }) => {
    const token = `lan-${transport}.${Date.now() + hour}`;
    const [first, second, stranger] = [await connect({ token }), await connect({ token }), await connect()];
    const both = [nextEvents(first, "Private"), nextEvents(second, "Private")];
    const strangerReceived = await receives(stranger, "Private", async () => {
      await stranger.invoke("SendToUser", `lan-${transport}`, "Private");
      await Promise.all(both);
      await stranger.invoke("Echo", "");
    });
    same(strangerReceived, false);
  },

  "know-transport": async ({ connect, transport }) => {
    same(await (await connect()).invoke("GetActiveTransportName"), transport);
  },
  "know-connection-id": async ({ connect }) => {
    const connection = await connect();
    same(await connection.invoke("GetCallerConnectionId"), connection.connectionId);
  },
  "know-headers": async ({ connect }) => {
    const connection = await connect({ headers: { "x-test": "a value" } });
    same(await connection.invoke("GetHeader", "X-Test"), "a value");
    same(await connection.invoke("GetHeader", "x-other"), null);
  },
  "know-cookies": async ({ connect }) => {
    const connection = await connect();
    same(await connection.invoke("GetCookie", "testCookie"), "testValue");
    same(await connection.invoke("GetCookie", "testCookie2"), "testValue2");
    same(await connection.invoke("GetCookie", "expiredCookie"), null);
  },
  "know-user": async ({ connect }) => {
    const connection = await connect({ path: "/authorizedhub", token: `lan.${Date.now() + hour}` });
    same(await connection.invoke("GetUserId"), "lan");
    same(await (await connect()).invoke("GetUserId"), null);
  },
  "keep-alive": async ({ build }) => {
    const connection = build({ path: "/quick" });
    let lost = false;
    connection.onclose(() => (lost = true));
    connection.serverTimeoutInMilliseconds = 450;
    connection.keepAliveIntervalInMilliseconds = 100;
    await connection.start();
    await pause(800);
    same(lost, false);
    same(await inTime("an echo", connection.invoke("Echo", 1)), 1);
  },
} as const satisfies Readonly<Record<string, Scenario>>;
