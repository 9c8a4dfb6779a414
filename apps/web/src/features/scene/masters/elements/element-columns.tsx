import { costOfElement, type ProjectState } from '@ddak/domain';
import { Chip, columnLayouts } from '@ddak/ui';
import type { ColumnHead, ListColumn } from '../../../../platform/grid/list-grid/list-column.ts';
import { fieldMark } from '../../../../platform/presence/field-mark.ts';
import { ElementFace } from './ElementFace.tsx';
import {
  costWords,
  countWords,
  differingTexts,
  type ElementRow,
  planWords,
  STATUS_WORDS,
  statusWords,
} from './elements-view.ts';

export type ElementColumn =
  | 'name'
  | 'sceneCount'
  | 'scenes'
  | 'days'
  | 'most'
  | 'status'
  | 'bringer'
  | 'note'
  | 'plan'
  | 'cost';

type Head = ColumnHead<ElementColumn>;

const HEADS: readonly Head[] = [
  { key: 'name', label: '품목', width: 192, alsoCalled: ['품명', '소품', '의상', '이름', '물품'] },
  { key: 'sceneCount', label: '씬', width: 48 },
  { key: 'scenes', label: '나오는 씬', width: 0 },
  { key: 'days', label: '회차', width: 100 },
  { key: 'most', label: '수량', width: 60 },
  { key: 'status', label: '상태', width: 104, alsoCalled: ['준비', '준비 상태'] },
  { key: 'bringer', label: '가져올 사람', width: 112, alsoCalled: ['담당', '담당자', '준비하는 사람'] },
  { key: 'note', label: '메모', width: 130, alsoCalled: ['비고', '참고'] },
  { key: 'plan', label: '가능한 날과 인물', width: 124 },
];
const COST: Head = { key: 'cost', label: '비용', width: 116 };

const headsFor = (seesCost: boolean) => (seesCost ? [...HEADS, COST] : HEADS);
const layoutsFor = (seesCost: boolean) =>
  columnLayouts<ElementColumn>({ columns: headsFor(seesCost), byChoice: [], leastRest: 90 });
const WITH_COST = layoutsFor(true);
const WITHOUT_COST = layoutsFor(false);

export const elementLayouts = (seesCost: boolean) => (seesCost ? WITH_COST : WITHOUT_COST);

type Content = Omit<ListColumn<ElementRow, ElementColumn>, 'key' | 'label' | 'width'>;

/** What a thing says in all its scenes (EL2); where they differ, all that they say, greyed. */
const said = (field: 'bringer' | 'note', maxLength: number): Content => ({
  text: ({ element }) => element[field] ?? differingTexts(element, field),
  edit: { maxLength },
  isQuiet: ({ element }) => element[field] === null,
  mark: ({ rowId }) => fieldMark('breakdownItem', rowId, field),
});

/** The columns of the things. `onOpenCost` null: costs are not read. */
export function elementColumns(
  now: () => ProjectState,
  does: {
    readonly onOpenPlan: (row: ElementRow) => void;
    readonly onOpenCost: ((row: ElementRow) => void) | null;
  },
): ListColumn<ElementRow, ElementColumn>[] {
  const contents: Readonly<Record<ElementColumn, Content>> = {
    name: {
      text: ({ element }) => element.name,
      draw: ({ element }) => (
        <span style={{ display: 'flex', alignItems: 'center', gap: 6, height: '100%', lineHeight: 'normal' }}>
          <ElementFace element={element} />
          {element.name}
        </span>
      ),
      edit: { maxLength: 80, isOwn: true },
      mark: ({ rowId }) => fieldMark('breakdownItem', rowId, 'name'),
    },
    sceneCount: { text: ({ sceneCount }) => String(sceneCount), isNumber: true },
    scenes: { text: ({ scenes }) => scenes },
    days: { text: ({ days }) => days },
    most: { text: ({ element }) => countWords(element), isNumber: true },
    status: {
      text: ({ element }) => statusWords(element),
      draw: ({ element }) => (
        <Chip tone={element.readyCount === element.items.length ? 'ok' : 'warn'}>{statusWords(element)}</Chip>
      ),
      edit: {
        maxLength: 20,
        isNeverEmpty: true,
        choices: ({ element }) =>
          Object.values(STATUS_WORDS).map((text) => ({ text, selected: text === statusWords(element) })),
      },
      mark: ({ rowId }) => fieldMark('breakdownItem', rowId, 'status'),
    },
    bringer: said('bringer', 60),
    note: said('note', 300),
    plan: { text: ({ element }) => planWords(now(), element), opens: does.onOpenPlan },
    cost: {
      text: ({ element }) => costWords(costOfElement(now(), element)),
      opens: does.onOpenCost ?? undefined,
      isNumber: true,
    },
  };
  return headsFor(does.onOpenCost !== null).map((head) => ({ ...head, ...contents[head.key] }));
}
