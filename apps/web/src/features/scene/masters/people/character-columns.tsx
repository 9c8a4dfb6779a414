import { CHARACTER_KINDS, describeAvailability } from '@ddak/domain';
import { crewFieldOf } from '@ddak/screenplay/heads';
import { Chip, columnLayouts } from '@ddak/ui';
import type { ColumnHead, ListColumn } from '../../../../platform/grid/list-grid/list-column.ts';
import { fieldMark } from '../../../../platform/presence/field-mark.ts';
import { DAYS_HEAD } from '../days-head.ts';
import type { CharacterRow } from '../masters-view.ts';
import { availabilityLine } from '../minor-words.ts';
import { Named } from '../Named.tsx';
import { KIND_WORDS } from './kind-words.ts';
import { otherNames } from './other-names.ts';

export type CharacterColumn =
  | 'number'
  | 'name'
  | 'kind'
  | 'actor'
  | 'birth'
  | 'sceneCount'
  | 'length'
  | 'scenes'
  | 'days'
  | 'available';

type Head = ColumnHead<CharacterColumn>;

const BIRTH: Head = { key: 'birth', label: '생년월일', width: 104, alsoCalled: ['생일', '출생'] };
const HEADS: readonly Head[] = [
  { key: 'number', label: '번호', width: 80 },
  {
    key: 'name',
    label: '배역',
    width: 140,
    alsoCalled: ['배역명', '배역 이름', '등장인물', '인물', '캐릭터', '극중 이름'],
    isMeantBy: (name) => crewFieldOf(name) === 'character',
  },
  { key: 'kind', label: '구분', width: 76, alsoCalled: ['비중', '주조연'] },
  {
    key: 'actor',
    label: '배우',
    width: 124,
    alsoCalled: ['배우명', '배우 이름', '연기자', '출연자', '캐스팅', '성명'],
    // A mere `Name` may be the part's as well.
    isMeantBy: (name) => crewFieldOf(name) === 'name' && /actor|performer|talent|artist|배우/i.test(name),
  },
  { key: 'sceneCount', label: '씬', width: 48 },
  { key: 'length', label: '분량', width: 88 },
  { key: 'scenes', label: '나오는 씬', width: 0 },
  { key: 'days', label: '회차', width: 124 },
  {
    key: 'available',
    label: '가능한 날',
    width: 170,
    alsoCalled: ['가능 일정', '일정', '스케줄'],
    ...DAYS_HEAD,
  },
];
const WITH_BIRTH = HEADS.flatMap((head) => (head.key === 'actor' ? [head, BIRTH] : [head]));

/** What somebody may do with the contacts of actors. */
export type Reach = 'none' | 'read' | 'write';

const headsFor = (reach: Reach) => (reach === 'none' ? HEADS : WITH_BIRTH);
const [PLAIN, BORN] = [HEADS, WITH_BIRTH].map((columns) =>
  columnLayouts<CharacterColumn>({
    columns,
    byChoice: columns === HEADS ? [] : ['birth'],
    leastRest: 140,
  }),
) as [Layouts, Layouts];
type Layouts = ReturnType<typeof columnLayouts<CharacterColumn>>;

export const characterLayouts = (reach: Reach): Layouts => (reach === 'none' ? PLAIN : BORN);

const ALWAYS = describeAvailability([]);

type Content = Omit<ListColumn<CharacterRow, CharacterColumn>, 'key' | 'label' | 'width'>;

/** The columns of the people; birth dates are shown, and typed, by right (SC22). `onOpenDays`: what the last column opens. */
export function characterColumns(
  onOpenDays: (row: CharacterRow) => void,
  reach: Reach,
): ListColumn<CharacterRow, CharacterColumn>[] {
  const contents: Readonly<Record<CharacterColumn, Content>> = {
    number: {
      text: ({ character }) => String(character.characterNumber),
      edit: { maxLength: 3, isOwn: true },
      mark: ({ rowId }) => fieldMark('character', rowId, 'characterNumber'),
    },
    name: {
      text: ({ character }) => character.name,
      draw: ({ rowId, character }) => (
        <Named
          target={{ targetKind: 'character', targetId: rowId }}
          name={character.name}
          aside={otherNames(character)}
          round
        />
      ),
      edit: { maxLength: 60, isOwn: true },
      mark: ({ rowId }) => fieldMark('character', rowId, 'name'),
    },
    kind: {
      text: ({ character }) => KIND_WORDS[character.kind],
      draw: ({ character: { kind } }) => (
        <Chip tone={kind === 'lead' ? 'brand' : 'plain'}>{KIND_WORDS[kind]}</Chip>
      ),
      edit: {
        maxLength: 10,
        isNeverEmpty: true,
        choices: ({ character }) =>
          CHARACTER_KINDS.map((kind) => ({ text: KIND_WORDS[kind], selected: kind === character.kind })),
      },
      mark: ({ rowId }) => fieldMark('character', rowId, 'kind'),
    },
    actor: {
      text: ({ character }) => character.actorName,
      edit: { maxLength: 60, placeholder: () => '배우 이름' },
      mark: ({ rowId }) => fieldMark('character', rowId, 'actorName'),
    },
    birth: {
      text: ({ contact }) => contact?.birthDate ?? '',
      mark: ({ rowId }) => fieldMark('character', rowId, 'birth'),
      ...(reach === 'write' ? { edit: { maxLength: 20, isOwn: true as const } } : {}),
    },
    sceneCount: { text: ({ sceneCount }) => String(sceneCount), isNumber: true },
    length: { text: ({ length }) => length, isNumber: true, sortBy: ({ minutes }) => minutes },
    scenes: { text: ({ scenes }) => scenes },
    days: { text: ({ days }) => days },
    available: {
      text: ({ character }) => availabilityLine(character),
      pastes: { maxLength: 500 },
      opens: onOpenDays,
      isQuiet: ({ character }) => availabilityLine(character) === ALWAYS,
    },
  };
  return headsFor(reach).map((head) => ({ ...head, ...contents[head.key] }));
}
