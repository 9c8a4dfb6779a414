import { stripEmphasis } from './fountain-emphasis.ts';

const KEY = /^([A-Za-z][A-Za-z ]{0,30}|제목|작가|각본|감독|연락처)\s*:\s*(.*)$/;

/** Takes the title page (`Key: value` rows up to the first empty row) off the front of a Fountain file. */
export function takeTitlePage(source: string): { title: string | null; body: string } {
  const rows = source.replace(/^\n+/, '').split('\n');
  if (!KEY.test(rows[0] ?? '') || /^(?:INT|EXT|EST|FADE|CUT)\b/i.test(rows[0] ?? ''))
    return { title: null, body: source };
  const values = new Map<string, string[]>();
  let key = '';
  let at = 0;
  for (; at < rows.length; at++) {
    const row = rows[at] ?? '';
    if (row.trim() === '') break;
    const opened = KEY.exec(row);
    if (opened && !/^\s/.test(row)) {
      key = (opened[1] ?? '').toLowerCase();
      values.set(key, opened[2] ? [opened[2]] : []);
    } else if (/^\s/.test(row)) {
      values.get(key)?.push(row.trim());
    } else {
      return { title: null, body: source };
    }
  }
  const title = (values.get('title') ?? values.get('제목') ?? []).join(' ');
  const plain = stripEmphasis(title, []).plain.trim();
  return { title: plain === '' ? null : plain, body: rows.slice(at).join('\n') };
}
