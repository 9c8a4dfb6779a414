import { type AnyRow, STATE_SHAPE, TABLE_NAMES } from '@ddak/domain';
import { EXPORT_FORMAT, EXPORT_VERSION } from '@ddak/protocol';
import type { ExportPlan } from './export-plan.ts';

/** So many rows are written in one go. */
const AT_ONCE = 50;

/** `project.json`, in parts: a long series has 20 MB of rows. */
export function* projectJson({ state, texts, files }: ExportPlan, exportedAt: number): Generator<string> {
  const head = { format: EXPORT_FORMAT, version: EXPORT_VERSION, stateShape: STATE_SHAPE, exportedAt };
  yield `${JSON.stringify(head).slice(0, -1)},\n"tables":{`;
  for (const [i, table] of TABLE_NAMES.entries()) {
    yield `${i === 0 ? '' : ','}\n${JSON.stringify(table)}:[`;
    // In one order, wherever they were read from: the same project is the same text.
    const rows = [...(state[table].values() as Iterable<AnyRow>)].sort(byId);
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const part = rows.slice(from, from + AT_ONCE).map((row) => JSON.stringify(row));
      yield `${from === 0 ? '' : ','}\n${part.join(',\n')}`;
    }
    yield ']';
  }
  yield `},\n"texts":${JSON.stringify(texts)},\n"files":${JSON.stringify(files, null, 1)}}\n`;
}

const byId = (a: AnyRow, b: AnyRow): number => (a._id < b._id ? -1 : 1);
