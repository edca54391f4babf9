import { expect, it } from "vitest";
import { isPublicAddress } from "./public-address.ts";

it.each(["93.184.216.34", "8.8.8.8", "2606:2800:220:1::1"])("takes %s for public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ["127.0.0.1", "loopback"],
  ["::1", "loopback"],
  ["0.0.0.0", "this host"],
  ["::", "this host"],
  ["10.1.2.3", "private"],
  ["172.16.0.1", "private"],
  ["192.168.1.1", "private"],
  ["169.254.169.254", "metadata service"],
  ["168.63.129.16", "metadata service"],
  ["100.100.100.200", "metadata service, carrier-grade"],
  ["fd00:ec2::254", "metadata service, unique local"],
  ["fe80::1", "link-local"],
  ["::ffff:10.0.0.1", "IPv4 as IPv6"],
  ["::ffff:8.8.8.8", "IPv4 as IPv6"],
  ["64:ff9b::a00:1", "NAT64"],
  ["2002:a00:1::", "6to4"],
  ["224.0.0.1", "multicast"],
  ["255.255.255.255", "broadcast"],
  ["198.18.0.1", "benchmarking"],
  ["example.org", "no address"],
])("refuses %s (%s)", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
