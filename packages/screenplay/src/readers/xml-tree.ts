import { UnreadableFile } from '../refusal.ts';
import { decodeEntities } from './xml-entities.ts';

/** An element in document order; text nodes have the name '#text'. Names carry no namespace prefix. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  text: string;
}

/** Whether an element has been read, so that a long part is never held as a whole. */
export type TakeNode = (node: XmlNode, parent: XmlNode) => boolean;

/** No document that people write nests deeper. */
const MOST_DEPTH = 400;
const NO_ATTRIBUTES: Readonly<Record<string, string>> = {};

/**
 * Parses XML without entities of its own making: a DOCTYPE is refused, the five predefined entities are decoded, and
 * nothing is ever fetched. Tags that do not match are mended as far as they can be: a file cut short gives what it has.
 * @param take is given each element as it ends; what it takes is not kept in the tree
 */
export function parseXml(xml: string, take?: TakeNode): XmlNode[] {
  const root = element('', NO_ATTRIBUTES);
  const open: XmlNode[] = [root];
  let at = 0;
  while (at < xml.length) {
    const tag = xml.indexOf('<', at);
    const end = tag < 0 ? xml.length : tag;
    if (end > at) addText(open, decodeEntities(xml.slice(at, end)));
    if (tag < 0) break;
    at =
      xml.startsWith('<!', tag) || xml.startsWith('<?', tag)
        ? skipMarkup(xml, tag, open)
        : takeTag(xml, tag, open, take);
  }
  return root.children;
}

/** Comments, processing instructions and CDATA; anything else that begins with `<!` declares what is not taken. */
function skipMarkup(xml: string, tag: number, open: XmlNode[]): number {
  if (xml.startsWith('<?', tag)) return after(xml, '?>', tag);
  if (xml.startsWith('<!--', tag)) return after(xml, '-->', tag + 4);
  if (!xml.startsWith('<![CDATA[', tag)) throw new UnreadableFile('file_unsafe', 'DOCTYPE');
  const end = after(xml, ']]>', tag);
  addText(open, xml.slice(tag + 9, end - 3));
  return end;
}

function after(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from);
  if (at < 0) throw new UnreadableFile('file_damaged');
  return at + mark.length;
}

function takeTag(xml: string, tag: number, open: XmlNode[], take: TakeNode | undefined): number {
  const end = tagEnd(xml, tag + 1);
  if (xml.charCodeAt(tag + 1) === SLASH) {
    close(localName(xml.slice(tag + 2, end).trim()), open, take);
    return end + 1;
  }
  const isEmpty = xml.charCodeAt(end - 1) === SLASH;
  const inside = xml.slice(tag + 1, isEmpty ? end - 1 : end);
  const space = inside.search(/\s/);
  const name = space < 0 ? inside : inside.slice(0, space);
  if (name === '') throw new UnreadableFile('file_damaged');
  const node = element(localName(name), space < 0 ? NO_ATTRIBUTES : readAttributes(inside, space));
  open.at(-1)?.children.push(node);
  if (isEmpty) letGo(node, open.at(-1), take);
  else {
    if (open.length > MOST_DEPTH) throw new UnreadableFile('file_unsafe', '너무 깊은 구조');
    open.push(node);
  }
  return end + 1;
}

const SLASH = 47;

/** Where a tag ends; a bracket inside a quoted value does not end it. */
function tagEnd(xml: string, from: number): number {
  let at = from;
  let end = -1;
  for (;;) {
    // Looked for again only behind a quoted value that held the last one: a tag may have any number of values.
    if (end < at) end = xml.indexOf('>', at);
    if (end < 0) throw new UnreadableFile('file_damaged');
    const quote = firstQuote(xml, at, end);
    if (quote < 0) return end;
    const closing = xml.indexOf(xml.charAt(quote), quote + 1);
    if (closing < 0) throw new UnreadableFile('file_damaged');
    at = closing + 1;
  }
}

function firstQuote(xml: string, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const code = xml.charCodeAt(at);
    if (code === 34 || code === 39) return at;
  }
  return -1;
}

const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function readAttributes(inside: string, from: number): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null);
  ATTRIBUTE.lastIndex = from;
  for (let match = ATTRIBUTE.exec(inside); match; match = ATTRIBUTE.exec(inside)) {
    attributes[localName(match[1] ?? '')] = decodeEntities(match[2] ?? match[3] ?? '');
  }
  return attributes;
}

function close(name: string, open: XmlNode[], take: TakeNode | undefined): void {
  const at = open.findLastIndex((node) => node.name === name);
  if (at <= 0) return;
  const node = open[at]!;
  open.length = at;
  letGo(node, open.at(-1), take);
}

/** An element that has just ended is the last child of its parent. */
function letGo(node: XmlNode, parent: XmlNode | undefined, take: TakeNode | undefined): void {
  if (parent && take?.(node, parent)) parent.children.pop();
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

function element(name: string, attributes: Readonly<Record<string, string>>): XmlNode {
  return { name, attributes, children: [], text: '' };
}

function addText(open: readonly XmlNode[], text: string): void {
  if (text !== '')
    open.at(-1)?.children.push({ name: '#text', attributes: NO_ATTRIBUTES, children: [], text });
}

/** The first child of that name, or undefined. */
export function childOf(node: XmlNode, name: string): XmlNode | undefined {
  return node.children.find((child) => child.name === name);
}

/** All descendants of that name, in document order, not looking inside a match. */
export function descendants(node: XmlNode, name: string): XmlNode[] {
  const found: XmlNode[] = [];
  collect(node, name, found);
  return found;
}

function collect(node: XmlNode, name: string, found: XmlNode[]): void {
  for (const child of node.children) {
    if (child.name === name) found.push(child);
    else collect(child, name, found);
  }
}

/** All text below a node. */
export function textOf(node: XmlNode): string {
  return node.name === '#text' ? node.text : node.children.map(textOf).join('');
}
