import { inflateRawSync } from 'node:zlib';
import type { Paragraph, Unread } from '../../paragraph.ts';
import { UnreadableFile } from '../../refusal.ts';
import { openCompound, streamOf } from '../compound-file.ts';
import { leftOut } from '../left-out.ts';
import { readDocInfo } from './hwp-doc-info.ts';
import { HwpNumbering } from './hwp-numbering.ts';
import { type HwpBody, readSection } from './hwp-section.ts';

/** A film has about one megabyte of records. */
const MOST_INFLATED = 40 * 1024 * 1024;

export interface HwpRecords {
  paragraphs: Paragraph[];
  /** What was left out on purpose. */
  leftOut: Unread[];
  /** Text for the first page that HWP itself wrote beside the document. */
  preview: string | null;
  /** 배포용 문서: the text lies in encrypted sections that this reader does not open. */
  distribution: boolean;
  /** Units of text that paragraph headers promise, and that were there. */
  declared: { promised: number; read: number };
}

/** Bits of the file header. */
const COMPRESSED = 1;
const LOCKED = 2;
const DISTRIBUTION = 4;
const TRACKED = 1 << 14;

/** Reads HWP 5 without the engine: the paragraph records of each section, in order. */
export function readHwpRecords(bytes: Uint8Array): HwpRecords {
  const file = openCompound(bytes);
  const header = streamOf(file, 'FileHeader');
  if (!header || header.length < 40) throw new UnreadableFile('file_damaged');
  const flags = new DataView(header.buffer, header.byteOffset).getUint32(36, true);
  if (flags & LOCKED) throw new UnreadableFile('password_needed');
  const unpack = (data: Uint8Array): Uint8Array => (flags & COMPRESSED ? inflate(data) : data);
  const infoStream = streamOf(file, 'DocInfo');
  const info = readDocInfo(infoStream ? unpack(infoStream) : new Uint8Array());
  const numbering = new HwpNumbering(info.lists);
  const preview = streamOf(file, 'PrvText');
  const distribution = (flags & DISTRIBUTION) !== 0;
  const body: HwpBody = {
    paragraphs: [],
    heads: [],
    memos: [],
    deleted: [],
    anchoring: new Set(),
    drawn: 0,
    tables: 0,
    declared: { promised: 0, read: 0 },
  };
  for (let index = 0; !distribution; index++) {
    const section = streamOf(file, `BodyText/Section${index}`);
    if (!section) break;
    readSection(unpack(section), info, numbering, body);
  }
  return {
    paragraphs: withoutEmptyLayout(
      body.paragraphs.filter((paragraph) => paragraph.text !== '' || !body.anchoring.has(paragraph)),
    ),
    leftOut: tellBody(body, (flags & TRACKED) !== 0),
    // A preview may hold what was deleted, and tells nothing then.
    preview: preview && body.deleted.length === 0 ? new TextDecoder('utf-16le').decode(preview) : null,
    distribution,
    declared: body.declared,
  };
}

/** A file that was written by a program without layout has every line at the top of its page. */
function withoutEmptyLayout(paragraphs: Paragraph[]): Paragraph[] {
  if (paragraphs.some(({ top }) => (top ?? 0) > 0)) return paragraphs;
  return paragraphs.map(({ top: _, ...paragraph }) => ({ ...paragraph, page: null }));
}

function tellBody({ heads, memos, deleted, drawn }: HwpBody, tracked: boolean): Unread[] {
  return [
    ...leftOut('쪽 머리말·꼬리말', '쪽마다 되풀이되어 대본에 넣지 않았어요', heads),
    ...leftOut('메모', '검토용 메모라 대본에 넣지 않았어요', memos),
    ...(drawn > 0 ? [{ where: '글맵시·수식', reason: `그림으로 그린 글 ${drawn}개는 읽지 못했어요.` }] : []),
    ...leftOut('변경 내용 추적', '지운 것으로 표시된 글이라 넣지 않았어요', deleted),
    ...(tracked && deleted.length === 0
      ? [{ where: '변경 내용 추적', reason: '변경 내용을 추적한 파일이라, 지운 글이 섞여 있을 수 있어요.' }]
      : []),
  ];
}

function inflate(data: Uint8Array): Uint8Array {
  try {
    return inflateRawSync(data, { maxOutputLength: MOST_INFLATED });
  } catch (error) {
    const tooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new UnreadableFile(tooLarge ? 'file_unsafe' : 'file_damaged');
  }
}
