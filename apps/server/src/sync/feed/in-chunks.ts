const CHUNK = 64 * 1024;

/** The bytes of these parts one after another, in pieces of 64 KB; the last is what is left. Nothing: no piece. */
export function* inChunks(parts: readonly Uint8Array[], size = CHUNK): Generator<Uint8Array, void> {
  let left = parts.reduce((sum, part) => sum + part.byteLength, 0);
  let part = 0;
  let from = 0;
  while (left > 0) {
    const chunk = Buffer.allocUnsafe(Math.min(size, left));
    for (let filled = 0; filled < chunk.byteLength; ) {
      const source = parts[part]!.subarray(from, from + chunk.byteLength - filled);
      chunk.set(source, filled);
      filled += source.byteLength;
      from += source.byteLength;
      if (from === parts[part]!.byteLength) {
        part += 1;
        from = 0;
      }
    }
    left -= chunk.byteLength;
    yield chunk;
  }
}
