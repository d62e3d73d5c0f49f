import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { JihwiError } from "#protocol";

/** Addresses that belong to this machine or its neighbours: a page of the web has no business there. */
const inside = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  inside.addSubnet(network, bits, "ipv4");
}
for (const [network, bits] of [
  ["::", 127],
  ["64:ff9b::", 96],
  ["100::", 64],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  inside.addSubnet(network, bits, "ipv6");
}

export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return isPublicAddress(mapped[1]);
  const family = isIP(address);
  return family !== 0 && !inside.check(address, family === 6 ? "ipv6" : "ipv4");
}

/**
 * Looks a host up for a connection and refuses private addresses. The check is made on the very address that is then
 * connected to, so that a name which changes its mind between two look-ups gains nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (failure, addresses) => {
    if (failure !== null) return callback(failure, []);
    if (addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address))) {
      return callback(Object.assign(addressRefused(hostname), { code: "EADDRREFUSED" }), []);
    }
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else if (first) callback(null, first.address, first.family);
  });
};

export function addressRefused(host: string): JihwiError {
  return new JihwiError("address-refused", {
    message: { ko: `${host}는 내부 주소라서 읽지 않습니다.`, en: `${host} is a private address and is not read.` },
  });
}
