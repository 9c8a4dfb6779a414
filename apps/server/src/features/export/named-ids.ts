import { type ProjectState, TABLE_NAMES } from '@ddak/domain';

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
/** So many rows are looked through in one go. */
const AT_ONCE = 100;

/** Every id that stands anywhere in a project's rows: in columns, in lists, in issued sheets, in words. */
export function* namedIds(state: ProjectState): Generator<void, ReadonlySet<string>> {
  const ids = new Set<string>();
  for (const table of TABLE_NAMES) {
    const rows: readonly unknown[] = [...state[table].values()];
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      for (const [id] of JSON.stringify(rows.slice(from, from + AT_ONCE)).matchAll(ID)) ids.add(id);
      yield;
    }
  }
  return ids;
}
