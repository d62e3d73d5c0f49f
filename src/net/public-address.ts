import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import type { JihwiError } from "#protocol";
import { netFailure } from "./failure.ts";

/** `::127.0.0.1` and its like: the oldest way to write an IPv4 address inside an IPv6 one, which no range name covers. */
const ipv4Compatible = ipaddr.IPv6.parseCIDR("::/96");

/** Whether an address is on the open internet. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === "unicast" && !(parsed instanceof ipaddr.IPv6 && parsed.match(ipv4Compatible));
}

/**
 * Looks a host up for a connection and refuses private addresses. The check is made on the very address that is then
 * connected to, so that a name which changes its mind between two look-ups gains nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (failure, addresses) => {
    if (failure !== null) return callback(failure, []);
    if (addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address))) {
      return callback(addressRefused(hostname), []);
    }
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else if (first) callback(null, first.address, first.family);
  });
};

export function addressRefused(host: string): JihwiError {
  return netFailure("address-refused", { host });
}
