/** A piece of running text: bold, code, a link, or just words. */
export type Inline =
  | { readonly kind: 'text' | 'bold' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** A block of a note, top to bottom. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] };

const INLINE = /\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\((https?:\/\/[^\s)]+|\/[^\s)]*)\)/g;

/** Bold, code and links within a line; a link leads by http or to a page of ours, never elsewhere. */
export function parseInline(line: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of line.matchAll(INLINE)) {
    const [whole, bold, code, text = '', href] = found;
    if (found.index > from) parts.push({ kind: 'text', text: line.slice(from, found.index) });
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else parts.push({ kind: 'link', text, href: href ?? '' });
    from = found.index + whole.length;
  }
  if (from < line.length) parts.push({ kind: 'text', text: line.slice(from) });
  return parts;
}

/** The blocks of a note: headings, lists and paragraphs of Markdown. What is more than that stays as it is written. */
export function parseNote(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const part of markdown.split(/\n\s*\n/)) {
    const lines = part.split('\n').filter((line) => line.trim() !== '');
    for (const run of runsOf(lines)) blocks.push(blockOf(run));
  }
  return blocks;
}

const isItem = (line: string): boolean => /^\s*[-*] /.test(line);
const isHeading = (line: string): boolean => /^#{1,6} /.test(line);
const kindOf = (line: string): Block['kind'] =>
  isHeading(line) ? 'heading' : isItem(line) ? 'list' : 'paragraph';

/** Neighbouring lines of one kind; a heading stands alone. */
function runsOf(lines: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    const goesOn = last?.[0] !== undefined && !isHeading(line) && kindOf(last[0]) === kindOf(line);
    if (goesOn) last.push(line);
    else runs.push([line]);
  }
  return runs;
}

function blockOf(lines: readonly string[]): Block {
  const kind = kindOf(lines[0] ?? '');
  if (kind === 'list')
    return { kind, items: lines.map((line) => parseInline(line.replace(/^\s*[-*] /, ''))) };
  const text = lines.map((line) => line.trim()).join(' ');
  return { kind, content: parseInline(kind === 'heading' ? text.replace(/^#+ /, '') : text) };
}
