/// <reference path="./pdf-worker.d.ts" />
import { fileURLToPath } from 'node:url';
import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

// pdf.js looks here before it starts a thread of its own; the reader is a process already.
Object.assign(globalThis, { pdfjsWorker: worker });

/** Where the character maps and standard fonts lie: beside the reader's bundle, or in the package. */
export function pdfAssets(): { cMapUrl: string; cMapPacked: true; standardFontDataUrl: string } {
  const beside = (globalThis as { DDAK_READER_ASSETS?: string }).DDAK_READER_ASSETS;
  const root =
    beside ??
    fileURLToPath(new URL('..', import.meta.resolve('pdfjs-dist/package.json'))).replace(/[\\/]$/, '');
  const base = beside ? root : `${root}/pdfjs-dist`;
  return { cMapUrl: `${base}/cmaps/`, cMapPacked: true, standardFontDataUrl: `${base}/standard_fonts/` };
}
