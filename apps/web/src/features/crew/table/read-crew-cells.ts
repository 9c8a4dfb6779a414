import type { Id } from '@ddak/domain';
import { cellId, type RowTexts } from '@ddak/ui';
import type { RefusedCell } from '../../../platform/grid/list-grid/list-column.ts';
import type { CrewColumn } from './crew-columns.tsx';
import type { CrewRow } from './crew-rows.ts';

export interface CrewFill {
  readonly contactId: Id;
  readonly crewId: Id;
  readonly patch: Partial<Record<Exclude<CrewColumn, 'role'>, string>>;
}

/** GR20: texts that are put into cells of the crew, as what of each is new. */
export function readCrewCells(
  rows: ReadonlyMap<Id, CrewRow>,
  texts: readonly RowTexts<CrewColumn>[],
  newId: () => Id,
) {
  const refused = new Map<string, RefusedCell>();
  const fills = texts.flatMap(({ rowId, cells }): CrewFill[] => {
    const row = rows.get(rowId);
    if (!row) return [];
    const { person, contact } = row;
    const known = {
      name: person.name,
      roleTitle: person.roleTitle,
      ...{ phone: contact?.phone ?? '', email: contact?.email ?? '' },
    };
    const patch: Partial<Record<keyof typeof known, string>> = {};
    for (const [column, text] of cells) {
      if (column === 'role' || text === known[column]) continue;
      if (column === 'name' && text === '')
        refused.set(cellId({ rowId, column }), { text, why: '이름은 비울 수 없어요.' });
      else patch[column] = text;
    }
    return Object.keys(patch).length > 0 ? [{ crewId: rowId, contactId: newId(), patch }] : [];
  });
  return { fills, refused };
}
