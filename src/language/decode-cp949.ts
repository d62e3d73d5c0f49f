/**
 * CP949, the Korean Windows encoding. Node's `euc-kr` decoder knows only the 2,350 syllables of KS X 1001; CP949 adds the
 * other 8,822 in Unicode order in the codes that were left, so its table is computed from the decoder's own.
 */
export function decodeCp949(bytes: Uint8Array): string {
  const standard = new TextDecoder("euc-kr");
  let text = "";
  let run = 0;
  const flush = (end: number): void => {
    if (end > run) text += standard.decode(bytes.subarray(run, end));
  };
  let at = 0;
  while (at < bytes.length) {
    const lead = bytes[at] ?? 0;
    const trail = bytes[at + 1] ?? 0;
    if (lead < 0x80 || (lead >= 0xa1 && trail >= 0xa1)) {
      at += lead < 0x80 ? 1 : 2;
      continue;
    }
    flush(at);
    const syllable = addedSyllables().get(lead * 256 + trail);
    text += syllable ?? "\ufffd";
    at += syllable === undefined ? 1 : 2;
    run = at;
  }
  flush(bytes.length);
  return text;
}

let added: ReadonlyMap<number, string> | null = null;

/** The syllables that CP949 added, by their two bytes. */
function addedSyllables(): ReadonlyMap<number, string> {
  if (added !== null) return added;
  const pairs: number[] = [];
  for (let lead = 0xb0; lead <= 0xc8; lead++) for (let trail = 0xa1; trail <= 0xfe; trail++) pairs.push(lead, trail);
  const known = new Set(new TextDecoder("euc-kr").decode(new Uint8Array(pairs)));
  const codes = freeCodes();
  const table = new Map<number, string>();
  for (let point = 0xac00; point <= 0xd7a3; point++) {
    const syllable = String.fromCharCode(point);
    if (known.has(syllable)) continue;
    const code = codes.next();
    if (code.done !== true) table.set(code.value, syllable);
  }
  added = table;
  return table;
}

/** Two-byte codes outside of KS X 1001, in order: trail bytes are letters and everything from 0x81 that is free. */
function* freeCodes(): Generator<number, void> {
  for (let lead = 0x81; lead <= 0xc6; lead++) {
    for (let trail = 0x41; trail <= (lead < 0xa1 ? 0xfe : 0xa0); trail++) {
      if ((trail > 0x5a && trail < 0x61) || (trail > 0x7a && trail < 0x81)) continue;
      yield lead * 256 + trail;
    }
  }
}
