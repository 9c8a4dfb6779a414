import { readFileSync } from 'node:fs';

/** A codec beside the reader's bundle: nothing else can be read here. */
export function codec(name: string): { wasmBinary: ArrayBuffer } {
  const { DDAK_READER_ASSETS: folder } = globalThis as { DDAK_READER_ASSETS?: string };
  return { wasmBinary: new Uint8Array(readFileSync(`${folder}/${name}`)).buffer };
}
