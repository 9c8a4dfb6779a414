import { cleanText } from '../../organise/lines/normalise-text.ts';
import { type Paragraph, plainParagraph, type ScriptDocument } from '../../paragraph.ts';
import { decodeText } from '../txt/txt.ts';
import { readInline } from './md-inline.ts';
import { readPipeTable } from './md-tables.ts';

/**
 * Markdown: one paragraph a line, as people write scripts in it, with the level of headings, bold, and the cells of
 * tables. Marks go, words stay; what is put in code or between comment marks is a note, and so is front matter.
 */
export function readMd(bytes: Uint8Array): ScriptDocument {
  const text = cleanText(decodeText(bytes)).replace(/^\ufeff/, '');
  const lines = text.split('\n').map((line) => line.trimEnd());
  const { matter, from } = frontMatter(lines);
  const reader = new MdReader(lines, from, isCodeAlone(lines.slice(from)));
  const notes = matter.map((line) => plainParagraph(line, { kind: 'note' }));
  const title = matter.map((line) => /^title:\s*["']?(.+?)["']?$/i.exec(line)?.[1]).find(Boolean) ?? null;
  return { format: 'md', title, paragraphs: [...notes, ...reader.read()], unread: [] };
}

/** What stands between two `---` at the top, where it is a list of keys. */
function frontMatter(lines: readonly string[]): { matter: string[]; from: number } {
  const end =
    lines[0] === '---' ? lines.slice(1, 200).findIndex((line) => /^(?:---|\.\.\.)$/.test(line)) : -1;
  const matter = lines.slice(1, end + 1);
  const keys = matter.filter((line) => /^[\w-]+\s*:/.test(line)).length;
  return end < 0 || keys === 0 ? { matter: [], from: 0 } : { matter, from: end + 2 };
}

const FENCE = /^\s*(`{3,}|~{3,})\s*([^`]*)$/;

/** A script that was put in a fence whole, to keep how it is set, is no note. */
function isCodeAlone(lines: readonly string[]): boolean {
  let inside: string | null = null;
  const counts = { code: 0, text: 0 };
  for (const line of lines) {
    const fence = FENCE.exec(line)?.[1]?.charAt(0) ?? null;
    if (fence !== null && (inside === null || inside === fence)) inside = inside === null ? fence : null;
    else counts[inside === null ? 'text' : 'code'] += line.trim().length;
  }
  return counts.code > counts.text * 4;
}

class MdReader {
  readonly #lines: readonly string[];
  readonly #codeAlone: boolean;
  readonly #out: Paragraph[] = [];
  #at: number;
  #blanks = 0;
  #tables = 0;
  #fence: string | null = null;
  #inComment = false;

  constructor(lines: readonly string[], from: number, codeAlone: boolean) {
    this.#lines = lines;
    this.#at = from;
    this.#codeAlone = codeAlone;
  }

  read(): Paragraph[] {
    while (this.#at < this.#lines.length) this.#at += this.#next();
    return this.#out;
  }

  /** Reads what begins at the line, and tells how many lines it takes. */
  #next(): number {
    const line = this.#lines[this.#at] as string;
    if (this.#fenced(line)) return 1;
    if (line.trim() === '' || RULE.test(line)) {
      this.#blanks += 1;
      return 1;
    }
    if (this.#comment(line)) return 1;
    const table = readPipeTable(this.#lines, this.#at);
    if (table === null) {
      this.#line(line);
      return 1;
    }
    this.#table(table.rows);
    return table.lines;
  }

  #fenced(line: string): boolean {
    const [, mark, info] = FENCE.exec(line) ?? [];
    const fence = mark?.charAt(0) ?? null;
    if (fence === null ? this.#fence === null : this.#fence !== null && fence !== this.#fence) return false;
    if (fence !== null) {
      this.#fence = this.#fence === null ? fence : null;
      if (info?.trim()) this.#push(info.trim(), { kind: 'note' });
    } else if (line.trim() === '') this.#blanks += 1;
    else this.#push(line, this.#codeAlone ? {} : { kind: 'note' });
    return true;
  }

  #comment(line: string): boolean {
    const opens = line.trimStart().startsWith('<!--');
    if (!opens && !this.#inComment) return false;
    this.#inComment = !line.includes('-->');
    const words = line.replace(/<!--|-->/g, '').trim();
    if (words !== '') this.#push(words, { kind: 'note' });
    return true;
  }

  #line(written: string): void {
    const quoted = /^\s*(?:>\s?)+/.exec(written)?.[0] ?? '';
    const line = written.slice(quoted.length);
    const lead = /^\s*/.exec(line)?.[0].replace(/\t/g, '    ').length ?? 0;
    const item = /^\s*(?:[-*+]\s+)(?=\S)/.exec(line)?.[0] ?? '';
    const body = line.slice(item.length).trim().replace(/\\$/, '');
    const heading = /^(#{1,6})\s+(.*?)(?:\s+#+)?$/.exec(body);
    const { text, bold } = readInline(heading?.[2] ?? body);
    // `* **SCENE #1**`: an item that is bold throughout heads what follows.
    const isHead = heading !== null || (bold[0]?.[0] === 0 && bold[0][1] === text.length);
    const mark = item === '' || isHead ? '' : '- ';
    this.#push(mark + text, {
      bold: bold.map(([from, to]) => [from + mark.length, to + mark.length]),
      indent: lead + (quoted === '' ? 0 : 2),
      ...(heading?.[1] ? { level: heading[1].length } : {}),
    });
  }

  #table(rows: readonly string[][]): void {
    const table = this.#tables++;
    rows.forEach((cells, row) => {
      cells.forEach((cell, column) => {
        const { text, bold } = readInline(cell);
        if (text.trim() !== '')
          this.#push(text, { bold, inTable: true, cell: { table, row, column, span: 1 } });
      });
    });
  }

  #push(text: string, over: Partial<Paragraph>): void {
    this.#out.push(plainParagraph(text, { ...over, blankBefore: this.#blanks }));
    this.#blanks = 0;
  }
}

const RULE = /^\s{0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,}|={3,})$/;
