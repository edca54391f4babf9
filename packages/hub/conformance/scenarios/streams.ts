import { collect, failure, feed, inTime, matches, nextEvents, pause, same, type Scenario } from "./lab.ts";

export const streamScenarios = {
  "stream-items": async ({ connect }) => {
    const connection = await connect();
    same(await collect(connection.stream("Stream")), { items: ["a", "b", "c"] });
  },
  "stream-empty": async ({ connect }) => {
    const connection = await connect();
    same(await collect(connection.stream("EmptyStream")), { items: [] });
  },
  "stream-long": async ({ connect }) => {
    const connection = await connect();
    const numbers = Array.from({ length: 2_000 }, (_, index) => index);
    same(await collect(connection.stream("Counter", 2_000)), { items: numbers });
  },
  "stream-parallel": async ({ connect }) => {
    const connection = await connect();
    const streams = [
      collect(connection.stream("Counter", 150)),
      collect(connection.stream("Counter", 120)),
      collect(connection.stream("Stream")),
    ];
    same(await connection.invoke("Echo", "between"), "between");
    const lengths = (await Promise.all(streams)).map(({ items, error }) => [items.length, items.at(-1), error]);
    same(lengths, [
      [150, 149, undefined],
      [120, 119, undefined],
      [3, "c", undefined],
    ]);
  },
  "stream-error-after-items": async ({ connect }) => {
    const connection = await connect();
    const { items, error = "" } = await collect(connection.stream("StreamThenThrow", 3, "Out of data."));
    same(items, [0, 1, 2]);
    matches(error, /HubException: Out of data\.$/);
  },
  "stream-error-at-once": async ({ connect }) => {
    const connection = await connect();
    const { items, error = "" } = await collect(connection.stream("StreamThrowException", "the password is 1234"));
    same(items, []);
    matches(error, /^An (unexpected )?error occurred/);
    if (error.includes("1234")) throw new Error("The detail reached the client.");
  },
  "stream-cancel": async ({ connect }) => {
    const connection = await connect();
    const cancelled = nextEvents(connection, "StreamCanceled");
    const subscription = connection.stream("InfiniteStream").subscribe({ next: () => {}, complete: () => {}, error: () => {} });
    await connection.invoke("Echo", "the stream has begun");
    subscription.dispose();
    await cancelled;
    same(await connection.invoke("Echo", 1), 1);
  },
  "stream-cancel-at-once": async ({ connect }) => {
    const connection = await connect();
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const cancelled = nextEvents(connection, "StreamCanceled");
      const method = attempt % 2 === 0 ? "InfiniteGenerator" : "InfiniteStream";
      const subscription = connection.stream(method).subscribe({ next: () => {}, complete: () => {}, error: () => {} });
      subscription.dispose();
      await cancelled;
    }
  },
  "stream-of-single-result": async ({ connect }) => {
    const connection = await connect();
    const { error = "" } = await collect(connection.stream("Echo", "42"));
    matches(error, /^The client attempted to invoke the non-streaming 'Echo' method with a streaming invocation\.$/);
  },
  "invoke-of-stream": async ({ connect }) => {
    const connection = await connect();
    const notified = await failure(connection.invoke("Stream"));
    matches(notified, /^The client attempted to invoke the streaming 'Stream' method with a non-streaming invocation\.$/);
  },

  "upload-items": async ({ signalR, connect }) => {
    const connection = await connect();
    const subject = new signalR.Subject<unknown>();
    const result = connection.invoke("StreamingConcat", subject);
    await feed(subject, ["Xin ", "chào ", "bạn"]);
    same(await inTime("the result", result), "Xin chào bạn");
  },
  "upload-with-arguments": async ({ signalR, connect }) => {
    const connection = await connect();
    const subject = new signalR.Subject<unknown>();
    const result = connection.invoke("ConcatAfter", "> ", subject);
    await feed(subject, ["a", "b"]);
    same(await inTime("the result", result), "> ab");
  },
  "upload-two": async ({ signalR, connect }) => {
    const connection = await connect();
    const [first, second] = [new signalR.Subject<unknown>(), new signalR.Subject<unknown>()];
    // The client overlooks a stream that directly follows another.
    const result = connection.invoke("ConcatBoth", first, "|", second);
    await feed(second, ["c", "d"]);
    await feed(first, ["a", "b"]);
    same(await inTime("the result", result), "ab|cd");
  },
  "upload-both-ways": async ({ signalR, connect }) => {
    const connection = await connect();
    const subject = new signalR.Subject<unknown>();
    const echoed = collect(connection.stream("StreamEcho", subject));
    await feed(subject, [1, { two: 2 }, null, "four"]);
    same(await echoed, { items: [1, { two: 2 }, null, "four"] });
  },
  "upload-non-blocking": async ({ signalR, connect }) => {
    const connection = await connect();
    const subject = new signalR.Subject<unknown>();
    const notified = nextEvents(connection, "Notified");
    await connection.send("ConcatAndNotify", subject);
    await feed(subject, ["a", "b"]);
    same(await notified, [["ab"]]);
  },
  "upload-error": async ({ signalR, connect }) => {
    const connection = await connect();
    const subject = new signalR.Subject<unknown>();
    const notified = failure(connection.invoke("StreamingConcat", subject));
    await feed(subject, ["a"], "The file is broken.");
    matches(await notified, /StreamingConcat/);
    same(await connection.invoke("Echo", 1), 1);
  },
  "upload-abandoned": async ({ signalR, connect }) => {
    const connection = await connect();
    const subject = new signalR.Subject<unknown>();
    const first = connection.invoke("TakeOne", subject);
    await feed(subject, ["first"]);
    same(await inTime("the result", first), "first");
    const abandoned = new signalR.Subject<unknown>();
    const taken = connection.invoke("TakeOne", abandoned);
    abandoned.next("first");
    same(await inTime("the result", taken), "first");
    for (const item of ["second", "third"]) abandoned.next(item);
    abandoned.complete();
    await pause(50);
    same(await connection.invoke("Echo", 1), 1);
  },
} as const satisfies Readonly<Record<string, Scenario>>;
