import type { MenuEntry } from '@ddak/ui';
import type { BoardActions } from './actions/use-board-actions.ts';
import type { BoardDialog } from './board-dialog.ts';
import type { DayView } from './view/day-view.ts';

/** What can be done with a day. A locked one can only be unlocked and printed. */
export function dayMenu(
  day: DayView,
  open: (dialog: BoardDialog) => void,
  actions: BoardActions,
  toggleLock: (timetableId: string) => void,
  mayCallsheet: boolean,
): (MenuEntry | 'divider')[] {
  const { timetableId, locked } = day;
  return [
    ...(mayCallsheet && day.shooting
      ? ([{ label: '일촬표 만들기', onSelect: () => actions.openCallsheet(timetableId) }, 'divider'] as const)
      : []),
    {
      label: '일정 줄 추가…',
      disabled: locked,
      onSelect: () => open({ kind: 'phase', timetableId, afterRowId: null }),
    },
    {
      label: '일정 줄 묶음 넣기…',
      disabled: locked,
      onSelect: () => open({ kind: 'fillDay', timetableId }),
    },
    ...(day.rows.some((row) => row.kind === 'phase')
      ? [{ label: '일정 줄을 묶음으로 저장…', onSelect: () => open({ kind: 'saveRows', timetableId }) }]
      : []),
    { label: '촬영일 고치기…', disabled: locked, onSelect: () => open({ kind: 'editDay', timetableId }) },
    {
      label: '다른 날짜로 옮기기…',
      keys: 'Alt ← →',
      disabled: locked,
      onSelect: () => open({ kind: 'moveDay', timetableId }),
    },
    ...(day.rows.filter((row) => row.kind === 'scene').length > 1
      ? [
          {
            label: '낮·밤에 맞춰 순서 바꾸기',
            disabled: locked,
            onSelect: () => actions.orderByLight(timetableId),
          },
        ]
      : []),
    ...(day.shooting
      ? [
          {
            label: '여기부터 촬영일 나누기…',
            disabled: locked,
            onSelect: () => open({ kind: 'breakDays', timetableId }),
          },
        ]
      : []),
    { label: locked ? '잠금 풀기' : '잠그기', onSelect: () => toggleLock(timetableId) },
    { label: '변경 기록', onSelect: () => actions.openHistory(timetableId) },
    'divider',
    {
      label: '촬영일 지우기…',
      danger: true,
      disabled: locked,
      onSelect: () => open({ kind: 'removeDay', timetableId }),
    },
  ];
}
