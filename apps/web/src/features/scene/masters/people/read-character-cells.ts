import type { Character, Id } from '@ddak/domain';
import { cellId, type RowTexts } from '@ddak/ui';
import type { RefusedCell } from '../../../../platform/grid/list-grid/list-column.ts';
import { readWord } from '../../../../platform/grid/list-grid/read-word.ts';
import type { CharacterColumn } from './character-columns.tsx';
import { KIND_WORDS } from './kind-words.ts';

export type CharacterPatch = Partial<Pick<Character, 'characterNumber' | 'name' | 'kind' | 'actorName'>>;

/** GR20: texts that are put into cells of people, as what of each is new. */
export function readCharacterCells(
  characters: ReadonlyMap<Id, Character>,
  texts: readonly RowTexts<CharacterColumn>[],
) {
  const refused = new Map<string, RefusedCell>();
  const rows = texts.flatMap(({ rowId, cells }) => {
    const character = characters.get(rowId);
    if (!character) return [];
    const patch: CharacterPatch = {};
    for (const [column, text] of cells) {
      const read = readCell(column, text);
      if ('why' in read) refused.set(cellId({ rowId, column }), { text, why: read.why });
      else Object.assign(patch, newsOf(character, read));
    }
    return Object.keys(patch).length > 0 ? [{ characterId: rowId, patch }] : [];
  });
  return { rows, refused };
}

const newsOf = (character: Character, patch: CharacterPatch): CharacterPatch =>
  Object.fromEntries(
    Object.entries(patch).filter(([field, value]) => character[field as keyof CharacterPatch] !== value),
  );

function readCell(column: CharacterColumn, text: string): CharacterPatch | { readonly why: string } {
  switch (column) {
    case 'number': {
      const number = Number(text);
      return text !== '' && Number.isInteger(number) && number >= 1 && number <= 999
        ? { characterNumber: number }
        : { why: '번호는 1부터 999까지의 수로 적어 주세요.' };
    }
    case 'name':
      return text === '' ? { why: '배역 이름은 비울 수 없어요.' } : { name: text };
    case 'kind': {
      const kind = readWord(KIND_WORDS, text);
      return kind ? { kind } : { why: '구분은 주연, 조연, 단역 가운데 하나로 적어 주세요.' };
    }
    case 'actor':
      return { actorName: text };
    default:
      return {};
  }
}
