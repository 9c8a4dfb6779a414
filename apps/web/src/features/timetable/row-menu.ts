import type { TimetableRow } from '@ddak/domain';
import type { MenuEntry } from '@ddak/ui';
import type { BoardDialog } from './board-dialog.ts';
import type { BarAction } from './parts/SelectionBar.tsx';
import type { useBoardInput } from './use-board-input.ts';
import type { Cargo } from './view/drop.ts';
import type { Lane } from './view/steps.ts';

type Input = ReturnType<typeof useBoardInput>;

/** The bar under the board for what is picked. */
export function barActions(input: Input, cargo: Cargo, open: (dialog: BoardDialog) => void): BarAction[] {
  const first = cargo.ids[0]!;
  const move: BarAction = {
    label: '옮기기',
    icon: 'arrowRight',
    keys: 'M',
    onRun: () => open({ kind: 'move', cargo }),
  };
  if (cargo.kind === 'scenes')
    return [
      { ...move, label: '날에 넣기' },
      {
        label: input.handles.parkLabel(cargo),
        icon: 'history',
        keys: 'H',
        onRun: () => input.handles.park(first),
      },
    ];
  return [
    { label: '위로', icon: 'chevronUp', phoneOnly: true, onRun: () => input.move(first, 'up') },
    { label: '아래로', icon: 'chevronDown', phoneOnly: true, onRun: () => input.move(first, 'down') },
    move,
    ...(cargo.ids.length === 1
      ? [{ label: '고치기', icon: 'edit', keys: 'Enter', onRun: () => input.open(first) } as const]
      : []),
    { label: '빼기', icon: 'minus', keys: 'Del', onRun: () => input.remove(first) },
    { label: '더보기', icon: 'more', phoneOnly: true, onRun: () => input.openMenu(ABOVE_THE_BAR()) },
  ];
}

/** Where a thumb finds what the menu has: at the foot of the page. */
const ABOVE_THE_BAR = () => ({ x: innerWidth, y: innerHeight - 80 });

/** The context menu of a row or of everything picked. */
export function rowMenu(
  input: Input,
  cargo: Cargo,
  lanes: readonly Lane[],
  /** The row that is meant, where it is one alone. */
  row: TimetableRow | undefined,
  onRejoin: (rowId: string) => void,
  open: (dialog: BoardDialog) => void,
): (MenuEntry | 'divider')[] {
  const first = cargo.ids[0];
  if (!first) return [];
  const moveTo: MenuEntry = {
    label: cargo.kind === 'rows' ? '다른 날로 옮기기…' : '날에 넣기…',
    keys: 'M',
    onSelect: () => open({ kind: 'move', cargo }),
  };
  if (cargo.kind === 'scenes') return [moveTo, input.handles.parkEntry(cargo)];
  const at = input.focusKey !== null && cargo.ids.includes(input.focusKey) ? input.focusKey : first;
  const last = cargo.ids.at(-1)!;
  const lane = lanes.find((other) => other.keys.includes(last));
  return [
    {
      label: '고치기…',
      keys: 'Enter',
      disabled: input.selection.ids.length > 1,
      onSelect: () => input.open(at),
    },
    moveTo,
    ...splitting(row, onRejoin, open),
    ...input.handles.entries(cargo, at),
    { label: '위로', keys: 'Alt ↑', onSelect: () => input.move(first, 'up') },
    { label: '아래로', keys: 'Alt ↓', onSelect: () => input.move(first, 'down') },
    'divider',
    {
      label: '아래에 일정 줄 추가…',
      disabled: !lane?.id,
      onSelect: () => lane?.id && open({ kind: 'phase', timetableId: lane.id, afterRowId: last }),
    },
    'divider',
    input.handles.parkEntry(cargo),
    { label: '빼기', keys: 'Del', danger: true, onSelect: () => input.remove(first) },
  ];
}

/** TT13: a scene can be split over two days, a part be split further or be made whole again. */
function splitting(
  row: TimetableRow | undefined,
  onRejoin: (rowId: string) => void,
  open: (dialog: BoardDialog) => void,
): MenuEntry[] {
  if (!row?.sceneData || row.state !== 'planned') return [];
  const cargo: Cargo = { kind: 'split', ids: [row._id] };
  const split = {
    label: row.part ? '더 나눠 찍기…' : '나눠 찍기…',
    onSelect: () => open({ kind: 'move', cargo }),
  };
  return row.part ? [{ label: '나눈 씬 합치기', onSelect: () => onRejoin(row._id) }, split] : [split];
}
