import type { Align } from '../../paragraph.ts';
import { HWPX_FORMS, type HwpHead, type HwpLevel } from '../hwp/hwp-numbering.ts';
import { childOf, descendants, parseXml, textOf, type XmlNode } from '../xml-tree.ts';

/** The looks that paragraphs of a HWPX document refer to by id. */
export interface HwpxLooks {
  /** Ids of character shapes that are bold. */
  bold: Set<string>;
  shapes: Map<string, HwpxShape>;
  lists: Map<number, HwpLevel[]>;
}

export interface HwpxShape {
  align: Align;
  indent: number;
  head: HwpHead | null;
}

/** Reads `Contents/header.xml`; a document without it has plain looks. */
export function readHwpxLooks(header: string | null): HwpxLooks {
  const looks: HwpxLooks = { bold: new Set(), shapes: new Map(), lists: new Map() };
  for (const root of header ? parseXml(header) : []) {
    for (const shape of descendants(root, 'charPr')) {
      if (childOf(shape, 'bold')) looks.bold.add(shape.attributes.id ?? '');
    }
    for (const shape of descendants(root, 'paraPr'))
      looks.shapes.set(shape.attributes.id ?? '', readShape(shape));
    for (const list of descendants(root, 'numbering'))
      looks.lists.set(Number(list.attributes.id), readLevels(list));
  }
  return looks;
}

function readShape(shape: XmlNode): HwpxShape {
  const horizontal = descendants(shape, 'align')[0]?.attributes.horizontal?.toLowerCase() ?? 'left';
  const align: Align =
    horizontal === 'center' || horizontal === 'right' || horizontal === 'justify' ? horizontal : 'left';
  // Newer files say margins twice: in a `case` as they are, beside it doubled, as HWP 5 keeps them.
  const plain = descendants(shape, 'case').find((part) => descendants(part, 'margin').length > 0);
  const margin = descendants(plain ?? shape, 'margin')[0];
  const units = (name: string): number =>
    Number((margin && descendants(margin, name)[0]?.attributes.value) ?? 0) || 0;
  return {
    align,
    // 500 units: half of a ten-point full-width character.
    indent: Math.max(0, Math.round((units('left') + units('intent')) / (plain ? 500 : 1000))),
    head: readHead(childOf(shape, 'heading')),
  };
}

function readHead(heading: XmlNode | undefined): HwpHead | null {
  const { type, idRef, level } = heading?.attributes ?? {};
  if (type !== 'OUTLINE' && type !== 'NUMBER') return null;
  return {
    kind: type === 'OUTLINE' ? 'outline' : 'number',
    list: Number(idRef) || 0,
    depth: Number(level) || 0,
  };
}

function readLevels(list: XmlNode): HwpLevel[] {
  const levels: HwpLevel[] = [];
  for (const head of list.children) {
    if (head.name !== 'paraHead') continue;
    const depth = (Number(head.attributes.level) || 1) - 1;
    if (depth < 0 || depth > 9) continue;
    levels[depth] = {
      form: HWPX_FORMS[head.attributes.numFormat ?? ''] ?? 'decimal',
      text: textOf(head),
      start: Number(head.attributes.start) || 1,
    };
  }
  return levels;
}
