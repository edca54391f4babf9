import { failure, matches, pause, same, type Scenario } from "./lab.ts";

export const callScenarios = {
  "invoke-result": async ({ connect }) => {
    const connection = await connect();
    same(await connection.invoke("Echo", "xin chào"), "xin chào");
  },
  "invoke-void": async ({ connect }) => {
    const connection = await connect();
    same((await connection.invoke<unknown>("DoNothing")) ?? "nothing", "nothing");
  },
  "invoke-complex": async ({ connect }) => {
    const connection = await connect();
    const value = {
      name: "Kế hoạch",
      figures: [0, -1, 1.5, 9_007_199_254_740_991, 1e-7],
      nothing: null,
      empty: {},
      list: [],
      yes: true,
      deep: { a: [{ b: [[{ c: "d" }]] }] },
    };
    same(await connection.invoke("EchoComplexObject", value), value);
    same((await connection.invoke<{ Guid: string }>("SendComplexObject")).Guid, "00010203-0405-0607-0706-050403020100");
  },
  "invoke-any-text": async ({ connect }) => {
    const connection = await connect();
    const texts = [
      "",
      "Đường phố, ngày ấy: ữ ễ ẵ",
      "👩‍👩‍👧‍👦 💡",
      "a\r\nb\nc\rd\u2028e\u2029f",
      "\u001e",
      '"\\/',
      "data: x\n\n",
      "\u0000",
      "x".repeat(20_000),
    ];
    for (const text of texts) same(await connection.invoke("Echo", text), text);
  },
  "invoke-out-of-order": async ({ connect }) => {
    const connection = await connect();
    const order: number[] = [];
    const delays = [300, 0, 150, 0];
    const results = await Promise.all(
      delays.map(async (ms, index) => {
        const result: unknown = await connection.invoke("Delay", ms, `call ${index}`);
        order.push(index);
        return result;
      }),
    );
    same(results, ["call 0", "call 1", "call 2", "call 3"]);
    same(order.slice(2), [2, 0]);
  },
  "invoke-any-case": async ({ connect }) => {
    const connection = await connect();
    for (const name of ["echo", "ECHO", "eChO"]) same(await connection.invoke(name, 1), 1);
  },
  "invoke-unknown-method": async ({ connect }) => {
    const connection = await connect();
    for (const name of ["Nowhere", "constructor", "__proto__", "toString", ""])
      matches(await failure(connection.invoke(name)), /Method does not exist/);
    same(await connection.invoke("Echo", 1), 1);
  },
  "send-non-blocking": async ({ connect }) => {
    const connection = await connect();
    await connection.send("Remember", "one");
    same(await connection.invoke("Recall"), ["one"]);
  },
  "calls-in-order": async ({ connect }) => {
    const connection = await connect();
    const numbers = Array.from({ length: 300 }, (_, index) => index);
    await Promise.all(numbers.map((number) => connection.send("Remember", number)));
    same(await connection.invoke("Recall"), numbers);
  },
  "error-without-detail": async ({ connect }) => {
    const connection = await connect();
    const message = await failure(connection.invoke("ThrowException", "the password is 1234"));
    matches(message, /^An unexpected error occurred invoking 'ThrowException' on the server\.$/);
  },
  "error-meant-for-client": async ({ connect }) => {
    const connection = await connect();
    matches(await failure(connection.invoke("ThrowHubException", "The room is full.")), /HubException: The room is full\.$/);
  },
  "error-keeps-connection": async ({ connect }) => {
    const connection = await connect();
    for (const name of ["ThrowException", "ThrowHubException", "Nowhere"]) await failure(connection.invoke(name, "x"));
    await pause(50);
    same(await connection.invoke("Echo", "still here"), "still here");
  },
} as const satisfies Readonly<Record<string, Scenario>>;
