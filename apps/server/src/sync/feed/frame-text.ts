const TEXT_TO_ITS_END = 0x81;
/** Longer ones say their length in more bytes. */
const SHORT = 125;
const MEDIUM = 0xffff;

/**
 * A text message of these parts as it goes over the line of any socket that was agreed upon without compression
 * (RFC 6455, 5.2; what a server sends is not masked): framed once for everybody who is sent the same.
 */
export function frameText(parts: readonly Uint8Array[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.byteLength, 0);
  return Buffer.concat([headOf(length), ...parts]);
}

function headOf(length: number): Buffer {
  if (length <= SHORT) return Buffer.from([TEXT_TO_ITS_END, length]);
  const head = Buffer.from([TEXT_TO_ITS_END, length <= MEDIUM ? 126 : 127, 0, 0]);
  if (length <= MEDIUM) {
    head.writeUInt16BE(length, 2);
    return head;
  }
  const long = Buffer.alloc(8);
  long.writeBigUInt64BE(BigInt(length));
  return Buffer.concat([head.subarray(0, 2), long]);
}
