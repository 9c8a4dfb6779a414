import type { Align } from '../../paragraph.ts';
import { childOf, type XmlNode } from '../xml-tree.ts';

/** What a paragraph's style and its own properties say about its looks; undefined where neither says. */
export interface DocxLook {
  name?: string;
  bold?: boolean;
  /** Shown in capitals, however it was typed. */
  caps?: boolean;
  align?: Align;
  /** Twentieths of a point. */
  start?: number;
  firstLine?: number;
  list?: { id: string; depth: number };
}

/** Styles with all that they inherit, by id; the default paragraph style under ''. */
export function readStyles(root: XmlNode | undefined): Map<string, DocxLook> {
  const nodes = new Map<string, XmlNode>();
  const styles = new Map<string, DocxLook>();
  for (const node of root?.children ?? []) {
    if (node.name !== 'style') continue;
    const id = node.attributes.styleId ?? '';
    nodes.set(id, node);
    if (node.attributes.type === 'paragraph' && node.attributes.default === '1') nodes.set('', node);
  }
  for (const id of nodes.keys()) styles.set(id, inherit(id, nodes, 0));
  return styles;
}

function inherit(id: string, nodes: ReadonlyMap<string, XmlNode>, depth: number): DocxLook {
  const node = nodes.get(id);
  if (!node || depth > 20) return {};
  const base = childOf(node, 'basedOn')?.attributes.val;
  return {
    ...(base === undefined ? {} : inherit(base, nodes, depth + 1)),
    ...readLook(childOf(node, 'pPr'), childOf(node, 'rPr')),
    name: childOf(node, 'name')?.attributes.val ?? '',
  };
}

/** What properties of a paragraph (`pPr`) and of its letters (`rPr`) say themselves. */
export function readLook(paragraph: XmlNode | undefined, letters: XmlNode | undefined): DocxLook {
  const look: DocxLook = {};
  const bold = letters && childOf(letters, 'b');
  if (bold) look.bold = isOn(bold);
  const caps = letters && childOf(letters, 'caps');
  if (caps) look.caps = isOn(caps);
  if (!paragraph) return look;
  const align = alignOf(childOf(paragraph, 'jc')?.attributes.val);
  if (align) look.align = align;
  const indent = childOf(paragraph, 'ind')?.attributes;
  const start = indent?.start ?? indent?.left;
  if (start !== undefined) look.start = Number(start) || 0;
  if (indent?.hanging !== undefined) look.firstLine = -Number(indent.hanging) || 0;
  else if (indent?.firstLine !== undefined) look.firstLine = Number(indent.firstLine) || 0;
  const list = childOf(paragraph, 'numPr');
  if (list) {
    const id = childOf(list, 'numId')?.attributes.val;
    const depth = Number(childOf(list, 'ilvl')?.attributes.val ?? 0);
    if (id !== undefined) look.list = { id, depth };
  }
  return look;
}

/** `<w:b/>` is on, `<w:b w:val="0"/>` off. */
export function isOn(node: XmlNode): boolean {
  return !/^(?:0|false|off|none)$/.test(node.attributes.val ?? '');
}

function alignOf(written: string | undefined): Align | undefined {
  if (written === undefined) return undefined;
  if (written === 'center') return 'center';
  if (written === 'right' || written === 'end') return 'right';
  return written === 'both' || written === 'distribute' ? 'justify' : 'left';
}
