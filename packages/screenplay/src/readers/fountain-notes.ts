/** Private marks that stand for a note inside the text until its line is known. */
const OPEN = '\ue000';
const CLOSE = '\ue001';

/** Takes `[[notes]]` out, which may run over several lines, and leaves a mark that `stripEmphasis` resolves. */
export function takeNotes(source: string): { text: string; notes: string[] } {
  const notes: string[] = [];
  const text = source.replace(/\[\[((?:(?!\]\]|\n\n)[\s\S])*)\]\]/g, (_, inner: string) => {
    notes.push(inner.replace(/\s*\n\s*/g, ' ').trim());
    return `${OPEN}${notes.length - 1}${CLOSE}`;
  });
  return { text, notes };
}

/** The marks that `takeNotes` left in a row. */
export const NOTE_MARK: RegExp = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g');
