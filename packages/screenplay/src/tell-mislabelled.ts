import type { ScriptFormat } from '@ddak/domain';
import type { Unread } from './paragraph.ts';

/** What programs call what they write; text goes by many names. */
const PROMISES: Readonly<Record<string, ScriptFormat>> = {
  pdf: 'pdf',
  hwp: 'hwp',
  hwpx: 'hwpx',
  docx: 'docx',
  fdx: 'fdx',
  xlsx: 'xlsx',
};

/** OG65: a file is read as what is in it; whoever chose it hears that its name says something else. */
export function tellMislabelled(format: ScriptFormat, fileName: string): Unread[] {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const promised = PROMISES[extension] ?? (extension === 'txt' && format in PROMISES ? 'txt' : undefined);
  if (promised === undefined || promised === format) return [];
  const reason = `확장자는 ${extension.toUpperCase()}인데 내용은 ${nameOf(format)}예요. 내용대로 읽었으니 맞는 파일인지 확인해 주세요.`;
  return [{ where: '파일 이름', reason }];
}

const nameOf = (format: ScriptFormat): string =>
  format in PROMISES ? `${format.toUpperCase()} 문서` : '일반 텍스트';
