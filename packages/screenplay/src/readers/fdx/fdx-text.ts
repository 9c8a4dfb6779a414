import { cleanText } from '../../organise/lines/normalise-text.ts';
import { type Paragraph, plainParagraph } from '../../paragraph.ts';
import { addText, joinRanges, type Runs } from '../runs.ts';
import { descendants, textOf, type XmlNode } from '../xml-tree.ts';

/** What is not in the script: texts of omitted scenes, notes without a place. */
export interface Told {
  omitted: string[];
  unplaced: string[];
}

/** The text of a paragraph's own runs, and the latest revision among them. */
export function readRuns(node: XmlNode): Runs & { revision: number } {
  const runs: Runs = { text: '', bold: [] };
  let revision = 0;
  for (const run of node.children.filter((child) => child.name === 'Text')) {
    addText(runs, cleanText(textOf(run)), /\bBold\b/.test(run.attributes.Style ?? ''));
    revision = Math.max(revision, Number(run.attributes.RevisionID) || 0);
  }
  return { text: runs.text, bold: joinRanges(runs.bold), revision };
}

/** A note as a paragraph of its own, its lines as soft breaks. */
export function readNote(note: XmlNode): Paragraph {
  const lines = descendants(note, 'Paragraph').map((paragraph) => readRuns(paragraph).text);
  return plainParagraph(lines.join('\n'), { kind: 'note' });
}
