/** Private marks that stand for a note inside the text until its line is known. */
const OPEN = '\ue000';
const CLOSE = '\ue001';

/** Takes `[[notes]]` out, which may run over several lines, and leaves a mark that `stripEmphasis` resolves. */
export function takeNotes(source: string): { text: string; notes: string[] } {
  const notes: string[] = [];
  let text = '';
  let from = 0;
  for (;;) {
    const end = source.indexOf(']]', from);
    if (end < 0) return { text: text + source.slice(from), notes };
    // The innermost opening: a note holds no other.
    const opens = source.slice(from, end).lastIndexOf('[[');
    const start = from + opens;
    const inner = opens < 0 ? null : source.slice(start + 2, end);
    if (inner === null || inner.includes('\n\n')) {
      text += source.slice(from, end + 2);
    } else {
      notes.push(inner.replace(/\s*\n\s*/g, ' ').trim());
      text += `${source.slice(from, start)}${OPEN}${notes.length - 1}${CLOSE}`;
    }
    from = end + 2;
  }
}

/** The marks that `takeNotes` left in a row. */
export const NOTE_MARK: RegExp = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g');
