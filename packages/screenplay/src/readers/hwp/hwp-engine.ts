import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HwpDocument, initSync } from '@rhwp/core';
import { UnreadableFile } from '../../refusal.ts';

let started = false;

/** Starts the HWP engine once: compiles its module, and gives it the text measure it asks for. */
export function startEngine(): void {
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

/** Converts HWP 3, HWP 5 or locked HWPX to plain HWPX bytes. Throws `UnreadableFile` for passwords and broken files. */
export function convertHwp(bytes: Uint8Array, password?: string): Uint8Array {
  startEngine();
  let document: HwpDocument | null = null;
  try {
    document =
      password === undefined ? new HwpDocument(bytes) : HwpDocument.openWithPassword(bytes, password);
    return document.exportHwpx();
  } catch (error) {
    const message = String(error instanceof Error ? error.message : error);
    throw refusalOf(message, password !== undefined);
  } finally {
    document?.free();
  }
}

/** The engine tells in words alone what stood in its way. */
function refusalOf(message: string, tried: boolean): UnreadableFile {
  if (tried && message.includes('일치하지 않')) return new UnreadableFile('password_wrong');
  if (!tried && message.includes('비밀번호가 필요')) return new UnreadableFile('password_needed');
  const locked = /암호|비밀번호|password|encrypt/i.test(message);
  return locked ? new UnreadableFile('file_encrypted', HOW_TO_UNLOCK) : new UnreadableFile('file_damaged');
}

/** For the locks that the engine does not know: DRM, and HWP before 3.0 or uncompressed. */
const HOW_TO_UNLOCK = '한글에서 열어 [보안 - 문서 암호 설정]의 암호를 지우고 다른 이름으로 저장하세요';
