import type { ScriptFormat } from '@ddak/domain';
import CFB from 'cfb';
import { decodeText } from './readers/txt/txt.ts';
import { listZip } from './readers/zip-entries.ts';
import { UnreadableFile } from './refusal.ts';

/**
 * The format by what is in the file; the name decides only between plain text, Markdown and Fountain. Throws
 * `UnreadableFile` for what no reader here reads, saying what it is instead.
 */
export function detectFormat(bytes: Uint8Array, fileName: string): ScriptFormat {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const head = latin(bytes, 1024);
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('HWP Document File')) return 'hwp';
  if (head.startsWith('PK\u0003\u0004')) return detectZip(bytes);
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0')) return detectCompound(bytes);
  const binary = knownBinary(head);
  if (binary) throw new UnreadableFile('file_unsupported', binary);
  return detectText(bytes, extension);
}

function detectZip(bytes: Uint8Array): ScriptFormat {
  const names = listZip(bytes).map((entry) => entry.name);
  if (names.includes('word/document.xml')) return 'docx';
  if (names.some((name) => /^Contents\/section\d+\.xml$/i.test(name))) return 'hwpx';
  if (names.includes('xl/workbook.xml')) return 'xlsx';
  if (names.some((name) => name.startsWith('word/'))) throw new UnreadableFile('file_damaged');
  const other = OTHER_ZIPS.find(([part]) => names.some((name) => part.test(name)))?.[1];
  throw new UnreadableFile('file_unsupported', other);
}

/** What else is an archive inside, and what its program can save instead. */
const OTHER_ZIPS: readonly (readonly [part: RegExp, advice: string])[] = [
  [/^content\.xml$/, 'ODT 파일은 DOCX나 PDF로 저장해 주세요'],
  [/^Index\/|\.iwa$/, 'Pages 파일은 DOCX나 PDF로 내보내 주세요'],
  [/^document\.xml$/, 'Fade In 파일은 FDX나 PDF로 내보내 주세요'],
  [/^xl\/workbook\.bin$/, 'XLSB 파일은 XLSX로 저장해 주세요'],
  [/^ppt\//, '파워포인트 파일'],
];

function detectCompound(bytes: Uint8Array): ScriptFormat {
  let names: string[];
  try {
    names = CFB.read(bytes, { type: 'array' }).FullPaths;
  } catch (error) {
    throw new UnreadableFile('file_damaged', error instanceof Error ? undefined : String(error));
  }
  const has = (stream: string): boolean => names.some((name) => name.endsWith(`/${stream}`));
  if (has('EncryptedPackage')) return 'docx';
  if (has('FileHeader')) return 'hwp';
  if (has('WordDocument'))
    throw new UnreadableFile('file_unsupported', '구형 DOC 파일은 DOCX로 저장해 주세요');
  if (has('Workbook') || has('Book'))
    throw new UnreadableFile('file_unsupported', '구형 XLS 파일은 XLSX로 저장해 주세요');
  throw new UnreadableFile('file_unsupported');
}

function knownBinary(head: string): string | null {
  if (head.startsWith('{\\rtf')) return 'RTF 파일은 DOCX로 저장해 주세요';
  if (head.startsWith('\u0089PNG') || head.startsWith('\u00ff\u00d8\u00ff') || head.startsWith('GIF8'))
    return '그림 파일';
  if (/^\s*(?:<!doctype html|<html)/i.test(head)) return 'HTML 파일';
  return null;
}

function detectText(bytes: Uint8Array, extension: string): ScriptFormat {
  const sample = decodeText(bytes.subarray(0, 65536), bytes.length > 65536);
  const start = sample.slice(0, 4096);
  // Markdown may begin with a tag: `<div align="center">`.
  if (/^\ufeff?\s*<(?:\?xml|!DOCTYPE|FinalDraft|[A-Za-z])/.test(start)) {
    if (start.includes('<FinalDraft')) return 'fdx';
    if (extension === 'fdx') throw new UnreadableFile('file_damaged');
    if (start.includes('<?xml')) throw new UnreadableFile('file_unsupported', 'XML 파일');
  }
  const odd = [...sample].filter(
    (char) => char === '\ufffd' || (char < ' ' && !'\t\n\r\f\u000b'.includes(char)),
  ).length;
  if (odd > 2 + sample.length * 0.02) {
    const promised = ['pdf', 'hwp', 'hwpx', 'docx', 'fdx', 'xlsx'].includes(extension);
    throw new UnreadableFile(promised ? 'file_mislabelled' : 'file_unsupported');
  }
  if (extension === 'fdx') throw new UnreadableFile('file_mislabelled');
  if (extension === 'md' || extension === 'markdown') return 'md';
  return extension === 'fountain' || extension === 'spmd' ? 'fountain' : 'txt';
}

function latin(bytes: Uint8Array, length: number): string {
  return String.fromCharCode(...bytes.subarray(0, length));
}
