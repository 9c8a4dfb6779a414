import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HwpDocument, initSync } from '@rhwp/core';
import { UnreadableFile } from '../refusal.ts';

let started = false;

/** Starts the HWP engine once: compiles its module, and gives it the text measure it asks for. */
function startEngine(): void {
  if (started) return;
  // Only line breaks on screen depend on it; nothing that is read here does.
  Object.assign(globalThis, { measureTextWidth: (_font: string, text: string) => text.length * 10 });
  initSync({ module: readFileSync(engineModule()) });
  started = true;
}

/** Beside the reader's bundle when bundled, in its package otherwise. */
function engineModule(): string {
  const beside = (globalThis as { DDAK_READER_ASSETS?: string }).DDAK_READER_ASSETS;
  return beside ? `${beside}/rhwp_bg.wasm` : fileURLToPath(import.meta.resolve('@rhwp/core/rhwp_bg.wasm'));
}

/** Converts HWP 3 or 5 to HWPX bytes. Throws `UnreadableFile` for passwords and broken files. */
export function convertHwp(bytes: Uint8Array): Uint8Array {
  startEngine();
  let document: HwpDocument | null = null;
  try {
    document = new HwpDocument(bytes);
    return document.exportHwpx();
  } catch (error) {
    const message = String(error instanceof Error ? error.message : error);
    throw new UnreadableFile(
      /암호|비밀번호|password|encrypt/i.test(message) ? 'file_encrypted' : 'file_damaged',
    );
  } finally {
    document?.free();
  }
}
