import { type Id, type Location, PERMIT_WORDS } from '@ddak/domain';
import { cellId, type RowTexts } from '@ddak/ui';
import type { RefusedCell } from '../../../../platform/grid/list-grid/list-column.ts';
import { readWord } from '../../../../platform/grid/list-grid/read-word.ts';
import { isPlaceText, type PlaceColumn, type PlaceText } from './place-columns.tsx';

export type PlacePatch = Partial<Pick<Location, PlaceText | 'permit'>>;

/** GR20: texts that are put into cells of places, as what of each is new. */
export function readPlaceCells(places: ReadonlyMap<Id, Location>, texts: readonly RowTexts<PlaceColumn>[]) {
  const refused = new Map<string, RefusedCell>();
  const rows = texts.flatMap(({ rowId, cells }) => {
    const place = places.get(rowId);
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
      if (!isPlaceText(column) || text === place[column]) continue;
      if (column === 'realName' && text === '')
        refused.set(cellId({ rowId, column }), { text, why: '촬영지 이름은 비울 수 없어요.' });
      else patch[column] = text;
    }
    return Object.keys(patch).length > 0 ? [{ locationId: rowId, patch }] : [];
  });
  return { rows, refused };
}
