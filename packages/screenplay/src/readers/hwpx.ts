import { cleanText } from '../organise/normalise-text.ts';
import {
  type Align,
  type Paragraph,
  plainParagraph,
  type ScriptDocument,
  type TextRange,
  type Unread,
} from '../paragraph.ts';
import { UnreadableFile } from '../refusal.ts';
import { convertHwp } from './hwp-engine.ts';
import { missingFromPreview } from './preview-check.ts';
import { joinRanges } from './runs.ts';
import { descendants, parseXml, type XmlNode } from './xml-tree.ts';
import { listZip, unzipEntries } from './zip-entries.ts';

/** HWPX (OWPML): sections in their order, tables and text boxes included, page headers and deletions left out. */
export function readHwpx(bytes: Uint8Array, password?: string): ScriptDocument {
  listZip(bytes);
  const files = unzipEntries(bytes, (name) =>
    /^(?:Contents\/(?:section\d+|header)\.xml|META-INF\/manifest\.xml|Preview\/PrvText\.txt)$/i.test(name),
  );
  const text = (name: string): string | null => {
    const key = Object.keys(files).find((file) => file.toLowerCase() === name.toLowerCase());
    return key ? new TextDecoder().decode(files[key]) : null;
  };
  if (/encryption-data/i.test(text('META-INF/manifest.xml') ?? '')) {
    if (password === undefined) throw new UnreadableFile('password_needed');
    return { ...readHwpx(convertHwp(bytes, password)), format: 'hwpx' };
  }
  const header = text('Contents/header.xml');
  const looks = header
    ? readLooks(header)
    : { bold: new Set<string>(), paragraphs: new Map<string, ParagraphLook>() };
  const sections = Object.keys(files)
    .filter((name) => /section\d+\.xml$/i.test(name))
    .sort((a, b) => sectionNumber(a) - sectionNumber(b));
  if (sections.length === 0) throw new UnreadableFile('file_damaged');
  const paragraphs: Paragraph[] = [];
  for (const name of sections) {
    const root = parseXml(text(name) ?? '').find((node) => node.name === 'sec');
    if (!root) throw new UnreadableFile('file_damaged', name);
    for (const node of root.children) if (node.name === 'p') readParagraph(node, looks, false, paragraphs);
  }
  return {
    format: 'hwpx',
    title: null,
    paragraphs,
    unread: previewGap(text('Preview/PrvText.txt'), paragraphs),
  };
}

function sectionNumber(name: string): number {
  return Number(/(\d+)\.xml$/i.exec(name)?.[1] ?? 0);
}

function previewGap(preview: string | null, paragraphs: readonly Paragraph[]): Unread[] {
  return preview ? missingFromPreview(preview, paragraphs) : [];
}

interface ParagraphLook {
  align: Align;
  indent: number;
}

interface Looks {
  /** Ids of character shapes that are bold. */
  bold: Set<string>;
  paragraphs: Map<string, ParagraphLook>;
}

function readLooks(header: string): Looks {
  const looks: Looks = { bold: new Set(), paragraphs: new Map() };
  for (const root of parseXml(header)) {
    for (const shape of descendants(root, 'charPr')) {
      if (shape.children.some((child) => child.name === 'bold')) looks.bold.add(shape.attributes.id ?? '');
    }
    for (const shape of descendants(root, 'paraPr'))
      looks.paragraphs.set(shape.attributes.id ?? '', readLook(shape));
  }
  return looks;
}

function readLook(shape: XmlNode): ParagraphLook {
  const horizontal = descendants(shape, 'align')[0]?.attributes.horizontal?.toLowerCase() ?? 'left';
  const align: Align =
    horizontal === 'center' || horizontal === 'right' || horizontal === 'justify' ? horizontal : 'left';
  const margin = descendants(shape, 'margin')[0];
  const units = (name: string): number =>
    Number((margin && descendants(margin, name)[0]?.attributes.value) ?? 0) || 0;
  // 500 units: half of a ten-point full-width character.
  return { align, indent: Math.max(0, Math.round((units('left') + units('intent')) / 500)) };
}

interface Run {
  text: string;
  bold: TextRange[];
  deleted: boolean;
}

function readParagraph(node: XmlNode, looks: Looks, inTable: boolean, out: Paragraph[]): void {
  const run: Run = { text: '', bold: [], deleted: false };
  const inner: Paragraph[] = [];
  for (const child of node.children) {
    if (child.name !== 'run') continue;
    const bold = looks.bold.has(child.attributes.charPrIDRef ?? '');
    for (const part of child.children) {
      if (part.name === 't') addText(part, run, bold);
      else readObject(part, looks, inTable, inner);
    }
  }
  const look = looks.paragraphs.get(node.attributes.paraPrIDRef ?? '');
  // A paragraph that only anchors a table is no empty row.
  if (run.text !== '' || inner.length === 0) {
    out.push(plainParagraph(run.text, { ...look, bold: joinRanges(run.bold), inTable }));
  }
  out.push(...inner);
}

function addText(node: XmlNode, run: Run, bold: boolean): void {
  for (const child of node.children) {
    if (child.name === 'deleteBegin') run.deleted = true;
    else if (child.name === 'deleteEnd') run.deleted = false;
    else if (run.deleted) continue;
    const text =
      child.name === '#text' ? cleanText(child.text.replace(/[\r\n]+/g, '')) : (SPECIAL[child.name] ?? '');
    if (text !== '' && bold) run.bold.push([run.text.length, run.text.length + text.length]);
    run.text += text;
  }
}

const SPECIAL: Readonly<Record<string, string>> = {
  tab: '\t',
  lineBreak: '\n',
  nbSpace: ' ',
  fwSpace: ' ',
  hyphen: '-',
};
const FURNITURE: ReadonlySet<string> = new Set([
  'header',
  'footer',
  'pageNum',
  'hiddenComment',
  'secPr',
  'masterPage',
]);

/** Paragraphs inside a table, text box or note that is anchored in a paragraph. */
function readObject(node: XmlNode, looks: Looks, inTable: boolean, out: Paragraph[]): void {
  if (FURNITURE.has(node.name)) return;
  const below = inTable || node.name === 'tbl';
  for (const child of node.children) {
    if (child.name === 'p') readParagraph(child, looks, below, out);
    else if (child.name !== '#text') readObject(child, looks, below, out);
  }
}
