import { BY_PERSON, currentBoard, DEPARTMENTS, type Department } from '@ddak/domain';
import { DropMenu, Icon, PHONE, SegmentedControl } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { BoardMenu } from '../../platform/board-choice/BoardMenu.tsx';
import { useProjectState } from '../../sync/hooks.ts';
import type { AskedReport } from './use-asked-report.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '10px 16px',
  background: 'var(--surface)',
  '& > p': { margin: 0, color: 'var(--ink-2)', minWidth: 0 },
  [PHONE]: { padding: '8px 12px' },
});

const BY_BOARD: readonly AskedReport['kind'][] = [
  'one-line',
  'shooting',
  'day-out-of-days',
  'strips',
  'progress',
  'costs',
];
const BY = [
  { value: 'scene', label: '씬별' },
  { value: 'day', label: '회차별' },
  { value: 'person', label: '인물별' },
] as const;

const hasPeople = (department: Department): boolean => BY_PERSON.includes(department);

/** What can be asked of a report, and what it comes to. */
export function ReportOptionsBar({ asked }: { readonly asked: AskedReport }) {
  const { kind, options, report } = asked;
  const state = useProjectState();
  const board = options.board ? state.board.get(options.board) : currentBoard(state);
  const department = DEPARTMENTS.find(({ key }) => key === options.department)!;
  return (
    <Bar>
      {BY_BOARD.includes(kind) ? (
        <BoardMenu boardId={board?._id} onChoose={(next) => asked.change({ board: next })} />
      ) : null}
      {kind === 'items' ? (
        <>
          <DropMenu
            trigger={(open) => (
              <Button {...open} endIcon={<Icon name="chevronDown" size={12} />}>
                {department.label}
              </Button>
            )}
            entries={DEPARTMENTS.map(({ key, label }) => ({
              label,
              selected: key === options.department,
              onSelect: () =>
                asked.change({
                  department: key,
                  ...(options.by === 'person' && !hasPeople(key) ? { by: 'scene' } : {}),
                }),
            }))}
          />
          <SegmentedControl
            label="묶기"
            value={options.by}
            options={BY.filter(({ value }) => value !== 'person' || hasPeople(options.department))}
            onChange={(by) => asked.change({ by })}
          />
        </>
      ) : null}
      <p>{[report?.totals, report?.about].filter(Boolean).join(' · ')}</p>
    </Bar>
  );
}
