import { type DateText, type Location, newLocation, PERMIT_WORDS, type ProjectState } from '@ddak/domain';
import { cellId, type RowTexts } from '@ddak/ui';
import type { RefusedCell } from '../../../../platform/grid/list-grid/list-column.ts';
import { readWord } from '../../../../platform/grid/list-grid/read-word.ts';
import { nameKey } from '../../../../platform/grid/list-grid/row-of-name.ts';
import { readDaysCell } from '../read-days-cell.ts';
import { isPlaceText, type PlaceColumn, type PlaceText } from './place-columns.tsx';
import { placeTimes } from './place-times.ts';

export type PlacePatch = Partial<Pick<Location, PlaceText | 'permit' | 'availability'>>;

/**
 * GR20: texts that are put into cells of places, as what of each is new.
 * @param near AV6: where dates without a year lie
 * @param fresh GR28: of places that are not there yet
 */
export function readPlaceCells(
  { location: places }: Pick<ProjectState, 'location'>,
  texts: readonly RowTexts<PlaceColumn>[],
  near: DateText,
  fresh: readonly RowTexts<PlaceColumn>[] = [],
) {
  const refused = new Map<string, RefusedCell>();
  const added = newPlaces(places, fresh, (rowId, text) =>
    refused.set(cellId({ rowId, column: 'realName' }), { text, why: `이미 있는 촬영지예요: ‘${text}’` }),
  );
  const rows = [...texts, ...fresh].flatMap(({ rowId, cells }) => {
    const place = places.get(rowId) ?? added.get(rowId);
    if (!place) return [];
    const patch: PlacePatch = {};
    for (const [column, text] of cells) {
      if (column === 'permit') {
        const permit = text === '' ? null : readWord(PERMIT_WORDS, text);
        if (permit === place.permit) continue;
        if (permit !== undefined) patch.permit = permit;
        else
          refused.set(cellId({ rowId, column }), {
            text,
            why: `허가는 ${Object.values(PERMIT_WORDS).join(', ')} 가운데 하나로 적어 주세요.`,
          });
      }
      if (column === 'available') {
        const read = readDaysCell(text, placeTimes(place), near);
        if (read && 'why' in read) refused.set(cellId({ rowId, column }), { text, why: read.why });
        else Object.assign(patch, read);
      }
      if (!isPlaceText(column) || text === place[column]) continue;
      if (column === 'realName' && text === '')
        refused.set(cellId({ rowId, column }), { text, why: '촬영지 이름은 비울 수 없어요.' });
      else patch[column] = text;
    }
    return Object.keys(patch).length > 0 || added.has(rowId) ? [{ locationId: rowId, patch }] : [];
  });
  const begun = [...added.values()].map(({ _id, realName }) => ({ locationId: _id, realName }));
  return { rows, added: begun, refused };
}

/** GR28: those that begin with these texts, by their ids. What hides behind a search is there already. */
function newPlaces(
  places: ProjectState['location'],
  fresh: readonly RowTexts<PlaceColumn>[],
  onTaken: (rowId: string, name: string) => void,
): ReadonlyMap<string, Location> {
  const names = new Set([...places.values()].map(({ realName }) => nameKey(realName)));
  const added = new Map<string, Location>();
  for (const { rowId, cells } of fresh) {
    const name = cells.find(([column]) => column === 'realName')?.[1] ?? '';
    if (names.has(nameKey(name))) onTaken(rowId, name);
    else if (name !== '') added.set(rowId, newLocation(rowId, '', name));
  }
  return added;
}
