interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large a JPEG, PNG or WebP says to be, before anybody makes room for it; null where it does not say. */
export function pictureSize(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const first = view.getUint8(0);
    if (first === 0x89) return { width: view.getUint32(16), height: view.getUint32(20) };
    return first === 0xff ? sizeOfJpeg(view) : sizeOfWebp(view);
  } catch (thrown) {
    if (thrown instanceof RangeError) return null;
    throw thrown;
  }
}

/** Segment after segment, up to the frame: its marker is one of sixteen, three of which are none. */
function sizeOfJpeg(view: DataView): Size | null {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}

/** Three kinds of content, told apart by the last letter of the first chunk's name. */
function sizeOfWebp(view: DataView): Size | null {
  const kind = String.fromCharCode(view.getUint8(15));
  if (kind === " ") return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === "L") {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (kind !== "X") return null;
  const sides = [view.getUint32(24, true) & 0xffffff, view.getUint32(26, true) >>> 8];
  return { width: (sides[0] ?? 0) + 1, height: (sides[1] ?? 0) + 1 };
}
