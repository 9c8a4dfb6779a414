import { type PatchNote, patchNoteSchema } from '@ddak/protocol';

export type WrittenNote = Pick<PatchNote, 'version' | 'title' | 'body'>;

const writtenSchema = patchNoteSchema.pick({ version: true, title: true, body: true });

/** A file that is no patch note: its message says what is missing, for a person. */
export class PatchNoteError extends Error {}

/**
 * Reads the bytes of a Markdown file (UTF-8) as a patch note. Either it begins with front matter (`---`, lines `version:` and `title:`,
 * `---`), or with a first heading `# 1.2.0 새 촬영계획표`: the first word is the version, the rest the title.
 */
export function readPatchNote(bytes: Uint8Array): WrittenNote {
  const text = decode(bytes).replaceAll('\r\n', '\n');
  const found = byFrontMatter(text) ?? byHeading(text);
  if (!found)
    throw new PatchNoteError(
      '첫 줄에 "# 버전 제목" 또는 --- 로 둘러싼 version:, title: 을 적어 주세요. (예: # 1.2.0 새 촬영계획표)',
    );
  const read = writtenSchema.safeParse(found);
  if (read.success) return read.data;
  const missing = read.error.issues[0]?.path.join('.') ?? '';
  throw new PatchNoteError(`패치 노트의 ${NAMES[missing] ?? missing}이 비었거나 너무 길어요.`);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) throw new PatchNoteError('UTF-8로 저장한 글이 아니에요.');
    throw error;
  }
}

const NAMES: Readonly<Record<string, string>> = { version: '버전', title: '제목', body: '내용' };

function byFrontMatter(text: string): WrittenNote | undefined {
  const parts = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text);
  if (!parts) return undefined;
  const [, head = '', body = ''] = parts;
  const field = (name: string): string =>
    (new RegExp(`^${name}:[ \\t]*(.*)$`, 'm').exec(head)?.[1] ?? '').trim().replace(/^(["'])(.*)\1$/, '$2');
  return { version: field('version'), title: field('title'), body };
}

function byHeading(text: string): WrittenNote | undefined {
  const parts = /^\s*#[ \t]+(\S+)[ \t]+(.+)(?:\n([\s\S]*))?$/.exec(text);
  return parts ? { version: parts[1] ?? '', title: parts[2] ?? '', body: parts[3] ?? '' } : undefined;
}
