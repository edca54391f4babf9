import { expect, test } from "vitest";
import { checkHandshake } from "./handshake.ts";

test("the JSON protocol of version 1 is accepted, whatever else is in it", () => {
  expect(checkHandshake('{"protocol":"json","version":1}')).toBeUndefined();
  expect(checkHandshake('{"version":1,"protocol":"json","later":true}')).toBeUndefined();
});

test.each([
  ['{"protocol":"messagepack","version":1}', "The protocol 'messagepack' is not supported."],
  ['{"protocol":"json","version":2}', "The server does not support version 2 of the 'json' protocol."],
  ['{"protocol":"json"}', "The handshake needs a protocol and a version."],
  ['{"type":6}', "The handshake needs a protocol and a version."],
  ["{}", "The handshake needs a protocol and a version."],
  ["[]", "The first message must be a handshake request."],
  ["GET / HTTP/1.1", "The first message must be a handshake request."],
])("%s is refused", (text, reason) => {
  expect(checkHandshake(text)).toBe(reason);
});
