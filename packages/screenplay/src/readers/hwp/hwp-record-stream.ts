/** One record of a HWP 5 stream. */
export interface HwpRecord {
  tag: number;
  level: number;
  data: DataView;
}

/** The records of an unpacked stream, as far as it is whole. */
export function* hwpRecords(bytes: Uint8Array): Generator<HwpRecord> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + 4 <= view.byteLength) {
    const head = view.getUint32(at, true);
    at += 4;
    let size = head >>> 20;
    if (size === 0xfff) {
      if (at + 4 > view.byteLength) return;
      size = view.getUint32(at, true);
      at += 4;
    }
    const length = Math.min(size, view.byteLength - at);
    yield {
      tag: head & 0x3ff,
      level: (head >>> 10) & 0x3ff,
      data: new DataView(view.buffer, view.byteOffset + at, length),
    };
    at += size;
  }
}

/** UTF-16 text with its length in front, at an offset; null where the record ends before it. */
export function countedText(data: DataView, at: number): { text: string; end: number } | null {
  if (at + 2 > data.byteLength) return null;
  const length = data.getUint16(at, true);
  const end = at + 2 + length * 2;
  if (end > data.byteLength) return null;
  const bytes = new Uint8Array(data.buffer, data.byteOffset + at + 2, length * 2);
  return { text: new TextDecoder('utf-16le').decode(bytes), end };
}
