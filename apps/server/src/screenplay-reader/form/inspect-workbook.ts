import { openArchive } from '@ddak/screenplay/archive';

export type WorkbookRefusal = 'form_not_xlsx' | 'form_macros' | 'form_reaches_out' | 'form_damaged';

/** No form comes near this; what does is a bomb. */
const MOST_OF_ONE = 20 * 1024 * 1024;
const MOST_UNPACKED = 60 * 1024 * 1024;

const MACROS = /vbaProject|vbaData|macrosheets|xl4macro|activeX|ctrlProps/i;
const OUTSIDE =
  /externalLinks?\/|connections\.xml|queryTables?\/|embeddings\/|oleObject|customUI|webextension/i;
/** Links that people follow themselves are all that may lead out of the file. */
const LEADS_OUT = /<Relationship\b[^>]*TargetMode\s*=\s*["']External["'][^>]*>/gi;
const IS_LINK = /\/hyperlink["']/i;

/**
 * CS71: what is wrong with a file as an archive, before anything of it is read as a workbook: no XLSX, macros, parts that
 * reach out of it, bombs, definitions of entities. Null where nothing is.
 */
export function inspectWorkbook(bytes: Uint8Array): WorkbookRefusal | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.length < 4 || view.readUInt32BE(0) !== 0x504b0304) return 'form_not_xlsx';
  const parts = openArchive(bytes, MOST_OF_ONE);
  if (!parts) return 'form_damaged';
  const names = Object.keys(parts);
  const total = names.reduce((sum, name) => sum + parts[name]!.length, 0);
  if (total > MOST_UNPACKED) return 'form_damaged';
  const types = textOf(parts['[Content_Types].xml']);
  if (!parts['xl/workbook.xml'] || types === '') return 'form_not_xlsx';
  if (names.some((name) => MACROS.test(name)) || /macroEnabled|vbaProject/i.test(types)) return 'form_macros';
  if (names.some((name) => OUTSIDE.test(name))) return 'form_reaches_out';
  for (const name of names) {
    if (!/\.(?:xml|rels|vml)$/i.test(name)) continue;
    const text = textOf(parts[name]);
    if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return 'form_damaged';
    const leads = name.endsWith('.rels') ? (text.match(LEADS_OUT) ?? []) : [];
    if (leads.some((one) => !IS_LINK.test(one))) return 'form_reaches_out';
    if (/<(?:\w+:)?ddeLink|<(?:\w+:)?oleLink/i.test(text)) return 'form_reaches_out';
  }
  return null;
}

const textOf = (part: Uint8Array | undefined): string => (part ? Buffer.from(part).toString('utf8') : '');
