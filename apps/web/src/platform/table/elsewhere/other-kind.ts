import { SCRIPT_FORMATS } from '@ddak/domain';
import type { TableSheets } from '@ddak/protocol';
import { kindOfContent, readContent, type TableKind } from '@ddak/screenplay/table';
import type { Elsewhere } from './where.ts';

/** What was chosen as a table: what was read of it, null where it was refused. */
export interface ChosenFile {
  readonly name: string;
  readonly isPasted: boolean;
  readonly content: TableSheets | null;
}

/** TI21: what a file is that was chosen as a table of a kind and is none; null: nobody knows, or it is one. */
export function otherKind({ name, isPasted, content }: ChosenFile, as: TableKind): Elsewhere | null {
  if (content && readContent(content, { as })) return null;
  const kind = content && kindOfContent(content);
  if (kind) return kind === as ? null : kind;
  return !isPasted && isScriptName(name) ? 'script' : null;
}

/** A workbook is rather a table. */
function isScriptName(name: string): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return ending !== 'xlsx' && (SCRIPT_FORMATS as readonly string[]).includes(ending);
}
