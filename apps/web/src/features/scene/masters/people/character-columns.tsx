import { CHARACTER_KINDS, describeAvailability } from '@ddak/domain';
import { Chip, columnLayouts } from '@ddak/ui';
import type { ListColumn } from '../../../../platform/grid/list-grid/list-column.ts';
import { fieldMark } from '../../../../platform/presence/field-mark.ts';
import type { CharacterRow } from '../masters-view.ts';
import { availabilityLine } from '../minor-words.ts';
import { Named } from '../Named.tsx';
import { KIND_WORDS } from './kind-words.ts';

export type CharacterColumn =
  | 'number'
  | 'name'
  | 'kind'
  | 'actor'
  | 'sceneCount'
  | 'length'
  | 'scenes'
  | 'days'
  | 'available';

const HEADS = [
  { key: 'number', label: '번호', width: 80 },
  { key: 'name', label: '배역', width: 140 },
  { key: 'kind', label: '구분', width: 76 },
  { key: 'actor', label: '배우', width: 124 },
  { key: 'sceneCount', label: '씬', width: 48 },
  { key: 'length', label: '분량', width: 88 },
  { key: 'scenes', label: '나오는 씬', width: 0 },
  { key: 'days', label: '회차', width: 124 },
  { key: 'available', label: '가능한 날', width: 170 },
] as const satisfies readonly {
  readonly key: CharacterColumn;
  readonly label: string;
  readonly width: number;
}[];

export const CHARACTER_LAYOUTS = columnLayouts<CharacterColumn>({
  columns: HEADS,
  byChoice: [],
  leastRest: 140,
});

const ALWAYS = describeAvailability([]);

type Content = Omit<ListColumn<CharacterRow, CharacterColumn>, 'key' | 'label' | 'width'>;

/** The columns of the people. `onOpenDays`: what their last column opens. */
export function characterColumns(
  onOpenDays: (row: CharacterRow) => void,
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
        <Named target={{ targetKind: 'character', targetId: rowId }} name={character.name} round />
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
    sceneCount: { text: ({ sceneCount }) => String(sceneCount), isNumber: true },
    length: { text: ({ length }) => length, isNumber: true, sortBy: ({ minutes }) => minutes },
    scenes: { text: ({ scenes }) => scenes },
    days: { text: ({ days }) => days },
    available: {
      text: ({ character }) => availabilityLine(character),
      opens: onOpenDays,
      isQuiet: ({ character }) => availabilityLine(character) === ALWAYS,
    },
  };
  return HEADS.map((head) => ({ ...head, ...contents[head.key] }));
}
