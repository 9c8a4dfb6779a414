import { BackupError } from './backup-error.ts';

/** A stream that is read in pieces of known length. */
export interface ByteSource {
  /** So many bytes; throws BackupError where the stream ends before. */
  exactly(length: number): Promise<Buffer>;
  /** The next so many bytes as they come. */
  part(length: number): AsyncGenerator<Buffer>;
  isAtEnd(): Promise<boolean>;
}

export function bytesOf(stream: AsyncIterable<Buffer>): ByteSource {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  /** Whether there is a next byte, which then stands in `rest`. */
  const more = async (): Promise<boolean> => {
    while (rest.length === 0) {
      const { value, done } = await chunks.next();
      if (done) return false;
      rest = value;
    }
    return true;
  };
  const part = async function* (length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      if (!(await more())) throw new BackupError('백업 파일이 끝까지 쓰이지 않았어요.');
      const piece = rest.subarray(0, left);
      rest = rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  };
  return {
    part,
    exactly: async (length) => {
      const pieces: Buffer[] = [];
      for await (const piece of part(length)) pieces.push(piece);
      return Buffer.concat(pieces);
    },
    isAtEnd: async () => !(await more()),
  };
}
