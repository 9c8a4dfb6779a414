import type { Paragraph } from '../../paragraph.ts';
import { childOf, type XmlNode } from '../xml-tree.ts';
import { readNote, type Told } from './fdx-text.ts';

/**
 * Newer Final Draft keeps its notes in one place, each with the range of characters that it is about, counted through
 * all paragraphs with one for the end of each. Puts every note behind the paragraph where its range begins.
 */
export function placeNotes(script: readonly Paragraph[], root: XmlNode, told: Told): Paragraph[] {
  const notes = (childOf(root, 'ScriptNotes')?.children ?? []).filter((node) => node.name === 'ScriptNote');
  if (notes.length === 0) return [...script];
  const after = Map.groupBy(notes, (note) => paragraphAt(script, note.attributes.Range));
  told.unplaced.push(...(after.get(null) ?? []).map((note) => readNote(note).text));
  return script.flatMap((paragraph, i) => [paragraph, ...(after.get(i) ?? []).map(readNote)]);
}

function paragraphAt(script: readonly Paragraph[], range: string | undefined): number | null {
  const start = Number.parseInt(range ?? '', 10);
  if (!(start >= 0)) return null;
  let end = 0;
  for (const [i, { text, kind }] of script.entries()) {
    if (kind === 'note') continue;
    end += text.length + 1;
    if (start < end) return i;
  }
  return null;
}
