import { XMLParser } from 'fast-xml-parser';
import { UnreadableFile } from '../refusal.ts';

/** An element in document order; text nodes have the name '#text'. Names carry no namespace prefix. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  text: string;
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

type Raw = Record<string, unknown>;

/** Parses XML without entities of its own making: a DOCTYPE is refused, the five predefined entities are decoded. */
export function parseXml(xml: string): XmlNode[] {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new UnreadableFile('file_unsafe', 'DOCTYPE');
  let raw: Raw[];
  try {
    raw = parser.parse(xml) as Raw[];
  } catch (error) {
    throw new UnreadableFile('file_damaged', error instanceof RangeError ? '너무 깊은 구조' : undefined);
  }
  return raw.map((node) => toNode(node, 0));
}

function toNode(raw: Raw, depth: number): XmlNode {
  if (depth > 400) throw new UnreadableFile('file_unsafe', '너무 깊은 구조');
  const name = Object.keys(raw).find((key) => key !== ':@') ?? '#text';
  if (name === '#text') {
    return { name, attributes: {}, children: [], text: decodeEntities(String(raw['#text'])) };
  }
  const attributes = Object.fromEntries(
    Object.entries((raw[':@'] as Raw | undefined) ?? {}).map(([key, value]) => [
      key,
      decodeEntities(String(value)),
    ]),
  );
  const children = (raw[name] as Raw[]).map((child) => toNode(child, depth + 1));
  return { name, attributes, children, text: '' };
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos));/gi,
    (whole, decimal, hex, named) => {
      if (named) return ENTITIES[String(named).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/** The first child of that name, or undefined. */
export function childOf(node: XmlNode, name: string): XmlNode | undefined {
  return node.children.find((child) => child.name === name);
}

/** All descendants of that name, in document order, not looking inside a match. */
export function descendants(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) => (child.name === name ? [child] : descendants(child, name)));
}

/** All text below a node. */
export function textOf(node: XmlNode): string {
  return node.name === '#text' ? node.text : node.children.map(textOf).join('');
}
