import { cleanText } from '../../organise/lines/normalise-text.ts';
import { childOf, descendants, textOf, type XmlNode } from '../xml-tree.ts';
import { formatCode } from './number-format.ts';

/** A sheet by its name, and the part of the archive that holds it. */
export interface SheetPart {
  name: string;
  part: string;
  isHidden: boolean;
}

/** What all sheets of a workbook share. */
export interface SharedParts {
  strings: readonly string[];
  /** The code by which a cell shows its number, by the index of its style. */
  formats: readonly string[];
  since1904: boolean;
}

/** The sheets in the order of their tabs. */
export function readSheets(workbook: XmlNode, rels: XmlNode | undefined): SheetPart[] {
  const targets = new Map(
    (rels?.children ?? []).map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? '']),
  );
  return descendants(workbook, 'sheet').flatMap(({ attributes }) => {
    const target = targets.get(attributes.id ?? '') ?? '';
    const part = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    const isHidden = attributes.state !== undefined && attributes.state !== 'visible';
    return target === '' ? [] : [{ name: cleanText(attributes.name ?? ''), part, isHidden }];
  });
}

export function readShared(
  workbook: XmlNode,
  strings: XmlNode | undefined,
  styles: XmlNode | undefined,
): SharedParts {
  const own = new Map(
    (styles ? descendants(styles, 'numFmt') : []).map(({ attributes }): [number, string] => [
      Number(attributes.numFmtId),
      attributes.formatCode ?? '',
    ]),
  );
  const looks = styles && childOf(styles, 'cellXfs');
  const since = descendants(workbook, 'workbookPr')[0]?.attributes.date1904;
  return {
    strings: (strings?.children ?? []).filter(({ name }) => name === 'si').map(richText),
    formats: (looks?.children ?? []).map(({ attributes }) =>
      formatCode(Number(attributes.numFmtId ?? 0), own),
    ),
    since1904: since === '1' || since === 'true',
  };
}

/** Text in one run or several; how it is pronounced is no part of it. */
export function richText(node: XmlNode): string {
  const words = node.children.map((child) =>
    child.name === 't' ? textOf(child) : child.name === 'r' ? richText(child) : '',
  );
  return cleanText(words.join(''));
}
