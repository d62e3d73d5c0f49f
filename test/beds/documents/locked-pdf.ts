import { createHash } from "node:crypto";

/** What a password is filled up with before it becomes a key (ISO 32000-1, 7.6.3.3). */
const filling = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
const fileId = Buffer.from("00112233445566778899aabbccddeeff", "hex");
const permissions = -4;
const keyBytes = 5;

/** A PDF of one page that opens with a password alone: revision 2 of the standard handler, 40 bits. */
export function lockedPdf(words: string, password: string): Uint8Array {
  const user = padded(password);
  const owner = rc4(md5(user).subarray(0, keyBytes), user);
  const allowed = Buffer.alloc(4);
  allowed.writeInt32LE(permissions);
  const key = md5(user, owner, allowed, fileId).subarray(0, keyBytes);
  const contentNumber = 4;
  const content = rc4(keyOf(key, contentNumber), Buffer.from(`BT /F1 18 Tf 72 700 Td (${words}) Tj ET`, "latin1"));
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content.toString("latin1")}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Filter /Standard /V 1 /R 2 /P ${permissions} /O <${owner.toString("hex")}> /U <${rc4(key, filling).toString("hex")}> >>`,
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const id = fileId.toString("hex");
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R /Encrypt 6 0 R /ID [<${id}> <${id}>] >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

const md5 = (...parts: readonly Buffer[]) => createHash("md5").update(Buffer.concat(parts)).digest();

const padded = (password: string) => Buffer.concat([Buffer.from(password, "latin1"), filling]).subarray(0, 32);

/** The key of an object's own streams: its number and generation go in. */
function keyOf(key: Buffer, object: number): Buffer {
  return md5(key, Buffer.from([object, object >> 8, object >> 16, 0, 0])).subarray(0, keyBytes + 5);
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number): void => {
    const kept = state[one] ?? 0;
    state[one] = state[other] ?? 0;
    state[other] = kept;
  };
  for (let at = 0, mixed = 0; at < 256; at++) {
    mixed = (mixed + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, mixed);
  }
  let at = 0;
  let mixed = 0;
  return Buffer.from(
    data.map((byte) => {
      at = (at + 1) & 255;
      mixed = (mixed + (state[at] ?? 0)) & 255;
      swap(at, mixed);
      return byte ^ (state[((state[at] ?? 0) + (state[mixed] ?? 0)) & 255] ?? 0);
    }),
  );
}
