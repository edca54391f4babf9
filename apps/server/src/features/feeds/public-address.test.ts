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
  ["::ffff:127.0.0.1", "IPv4 as IPv6"],
  ["::127.0.0.1", "IPv4-compatible"],
  ["::7f00:1", "IPv4-compatible"],
  ["::8.8.8.8", "IPv4-compatible"],
  ["::ffff:0:127.0.0.1", "IPv4 translated"],
  ["::2", "not given to anyone"],
  ["1::1", "not given to anyone"],
  ["4000::1", "not given to anyone"],
  ["e000::1", "not given to anyone"],
  ["fec0::1", "site-local"],
  ["ff02::1", "multicast"],
  ["100::1", "discard"],
  ["2001::1", "Teredo"],
  ["2001:db8::1", "documentation"],
  ["3fff::1", "documentation"],
  ["2001:10::1", "ORCHID"],
  ["5f00::1", "segment routing"],
  ["64:ff9b:1::a00:1", "local NAT64"],
  ["192.0.0.8", "protocol assignments"],
  ["192.0.2.1", "documentation"],
  ["198.51.100.1", "documentation"],
  ["203.0.113.1", "documentation"],
  ["192.88.99.1", "6to4 relays"],
  ["240.0.0.1", "reserved"],
  ["0.1.2.3", "this network"],
  ["127.255.255.254", "loopback"],
  ["64:ff9b::a00:1", "NAT64"],
  ["2002:a00:1::", "6to4"],
  ["224.0.0.1", "multicast"],
  ["255.255.255.255", "broadcast"],
  ["198.18.0.1", "benchmarking"],
  ["example.org", "no address"],
])("refuses %s (%s)", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
