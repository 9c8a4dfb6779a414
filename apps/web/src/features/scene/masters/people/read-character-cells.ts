import {
  type ArgsOf,
  type Character,
  type DateText,
  groupBy,
  koreanDate,
  newCharacter,
  type PersonContact,
  type ProjectState,
  readPastDate,
  refusalMessage,
  refuseBirth,
} from '@ddak/domain';
import { cellId, type RowTexts } from '@ddak/ui';
import type { RefusedCell } from '../../../../platform/grid/list-grid/list-column.ts';
import { readWord } from '../../../../platform/grid/list-grid/read-word.ts';
import { nameKey } from '../../../../platform/grid/list-grid/row-of-name.ts';
import { availabilityLine } from '../minor-words.ts';
import { readDaysCell } from '../read-days-cell.ts';
import type { CharacterColumn } from './character-columns.tsx';
import { KIND_WORDS } from './kind-words.ts';
import { takenNumbers } from './taken-numbers.ts';

export type CharacterPatch = Partial<
  Pick<Character, 'characterNumber' | 'name' | 'kind' | 'actorName' | 'availability'>
>;
type Fill = ArgsOf<'fillCharacters'>['fills'][number];
type Refused = { readonly why: string };

/**
 * GR20: texts that are put into cells of people, as what of each is new.
 * @param near AV6: where dates without a year lie
 * @param fresh GR28: of people who are not there yet
 */
export function readCharacterCells(
  state: Pick<ProjectState, 'character' | 'personContact'>,
  texts: readonly RowTexts<CharacterColumn>[],
  { now, near }: { readonly now: number; readonly near: DateText },
  fresh: readonly RowTexts<CharacterColumn>[] = [],
) {
  const refused = new Map<string, RefusedCell>();
  const contacts = groupBy(state.personContact, 'characterId');
  const added = newPeople(state, fresh, (rowId, text) =>
    refused.set(cellId({ rowId, column: 'name' }), { text, why: `이미 있는 배역이에요: ‘${text}’` }),
  );
  const rows = [...texts, ...fresh].flatMap(({ rowId, cells }): Fill[] => {
    const character = state.character.get(rowId) ?? added.get(rowId);
    if (!character) return [];
    const refuse = (column: CharacterColumn, text: string, why: string) =>
      refused.set(cellId({ rowId, column }), { text, why });
    const patch: CharacterPatch = {};
    for (const [column, text] of cells) {
      const read =
        column === 'available'
          ? (readDaysCell(text, availabilityLine(character), near) ?? {})
          : readCell(column, text);
      if ('why' in read) refuse(column, text, read.why);
      else Object.assign(patch, newsOf(character, read));
    }
    const born = cells.findLast(([column]) => column === 'birth');
    // CR8: of another actor nothing is known yet.
    const contact = patch.actorName === undefined ? contacts.get(rowId)?.[0] : undefined;
    const birth = born && readBirth(contact, patch.actorName ?? character.actorName, born[1], now);
    if (born && birth && 'why' in birth) refuse('birth', born[1], birth.why);
    const isBorn = birth !== undefined && 'birthDate' in birth;
    if (!isBorn && Object.keys(patch).length === 0 && !added.has(rowId)) return [];
    return [{ characterId: rowId, patch, ...(isBorn ? birth : {}) }];
  });
  // One number that is typed is refused by its name.
  const isList = texts.length + fresh.length > 1;
  const taken = isList ? takenNumbers([...state.character.values(), ...added.values()], rows) : NONE_TAKEN;
  for (const { characterId, patch } of rows) {
    const [name, number] = [taken.get(characterId), patch.characterNumber];
    if (name === undefined || number === undefined) continue;
    const text = String(number);
    refused.set(cellId({ rowId: characterId, column: 'number' }), {
      text,
      why: `${text}번은 ‘${name}’의 번호예요.`,
    });
  }
  const left = rows.flatMap((row) => (taken.has(row.characterId) ? withoutNumber(row) : [row]));
  return {
    rows: left,
    added: [...added.values()].map(({ _id, name }) => ({ characterId: _id, name })),
    refused,
  };
}

const NONE_TAKEN: ReturnType<typeof takenNumbers> = new Map();

/** What else is said of somebody; none where that is nothing. */
function withoutNumber({ patch: { characterNumber: _, ...patch }, ...row }: Fill): Fill[] {
  return Object.keys(patch).length > 0 || 'birthDate' in row ? [{ ...row, patch }] : [];
}

/** GR28: those who begin with these texts, by their ids. Who hides behind a search is there already. */
function newPeople(
  state: Pick<ProjectState, 'character'>,
  fresh: readonly RowTexts<CharacterColumn>[],
  onTaken: (rowId: string, name: string) => void,
): ReadonlyMap<string, Character> {
  const names = new Set([...state.character.values()].map(({ name }) => nameKey(name)));
  const added = new Map<string, Character>();
  for (const { rowId, cells } of fresh) {
    const name = cells.find(([column]) => column === 'name')?.[1] ?? '';
    if (names.has(nameKey(name))) onTaken(rowId, name);
    else if (name !== '')
      added.set(rowId, newCharacter({ _id: rowId, name, kind: 'minor', characterNumber: 0 }, ''));
  }
  return added;
}

const newsOf = (character: Character, patch: CharacterPatch): CharacterPatch =>
  Object.fromEntries(
    Object.entries(patch).filter(([field, value]) => character[field as keyof CharacterPatch] !== value),
  );

/** SC22: undefined where it is known already. */
function readBirth(
  contact: PersonContact | undefined,
  actorName: string,
  text: string,
  now: number,
): { readonly birthDate: string | null } | Refused | undefined {
  const birthDate = text === '' ? null : readPastDate(text, koreanDate(now));
  if (birthDate === (contact?.birthDate ?? null) && (birthDate !== null || text === '')) return undefined;
  if (text !== '' && birthDate === null) return { why: '생년월일은 2012-03-04나 120304처럼 적어 주세요.' };
  if (actorName === '') return { why: '배우 이름을 먼저 적어 주세요.' };
  const refusal = refuseBirth({ birthDate, guardianName: contact?.guardianName ?? '' }, now);
  if (refusal?.code === 'guardian_missing')
    return { why: '만 14세 미만은 메뉴의 생년월일·보호자에서 보호자와 함께 적어 주세요.' };
  return refusal ? { why: refusalMessage(refusal) } : { birthDate };
}

function readCell(column: CharacterColumn, text: string): CharacterPatch | Refused {
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
