import { type Callsheet, type PlanDifference, planDifferences, takeFromPlan } from '@ddak/domain';
import { FormDialog, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useProjectState, useRunCommand } from '../../sync/hooks.ts';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '10px 16px',
  borderBottom: '1px solid var(--line)',
});
const Lines = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: '1px solid var(--line)' },
  '& label': { display: 'flex', alignItems: 'center', gap: 4, minHeight: 44, cursor: 'pointer' },
  '& label > span:last-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { marginRight: 6, color: 'var(--ink-3)' },
  '& b': { marginRight: 8, fontWeight: 600 },
  '& del': { color: 'var(--ink-3)' },
  '& ins': { textDecoration: 'none', fontWeight: 500 },
});

/** CS39: what of the sheet is not as the plan would have it, to be taken over line by line or whole. */
export function FromPlan({ sheet }: { readonly sheet: Callsheet }) {
  const state = useProjectState();
  const differences = useMemo(() => planDifferences(state, sheet._id), [state, sheet._id]);
  const [isOpen, setOpen] = useState(false);
  const count = differences.length;
  return (
    <Bar>
      <Button
        variant="outlined"
        startIcon={<Icon name="board" />}
        disabled={count === 0}
        onClick={() => setOpen(true)}
      >
        계획표에서 가져오기
      </Button>
      <p>{count === 0 ? '계획표와 같아요.' : `${count}곳이 계획표와 달라요.`}</p>
      {isOpen ? (
        <FromPlanDialog sheet={sheet} differences={differences} onClose={() => setOpen(false)} />
      ) : null}
    </Bar>
  );
}

function FromPlanDialog(props: {
  readonly sheet: Callsheet;
  readonly differences: readonly PlanDifference[];
  readonly onClose: () => void;
}) {
  const { sheet, differences, onClose } = props;
  const run = useRunCommand();
  // What somebody has added beyond the plan is taken away by choice alone.
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(differences.filter(({ plan }) => plan === null).map(({ key }) => key)),
  );
  const taken = differences.filter(({ key }) => !left.has(key));
  const choose = (key: string, isTaken: boolean) => {
    const next = new Set(left);
    if (isTaken) next.delete(key);
    else next.add(key);
    setLeft(next);
  };
  return (
    <FormDialog
      open
      width="sm"
      title="계획표에서 가져오기"
      submitLabel={taken.length === 0 ? '가져오기' : `${taken.length}곳 가져오기`}
      disabled={taken.length === 0}
      onSubmit={() => {
        run('editCallsheet', { callsheetId: sheet._id, ...takeFromPlan(taken) });
        onClose();
      }}
      onClose={onClose}
    >
      <Lines>
        {differences.map(({ key, part, title, now, plan }) => (
          <li key={key}>
            <label htmlFor={`take-${key}`}>
              <Checkbox
                checked={!left.has(key)}
                onChange={(event) => choose(key, event.target.checked)}
                slotProps={{ input: { id: `take-${key}` } }}
              />
              <span>
                {part === title ? null : <small>{part}</small>}
                <b>{title}</b>
                {now === null ? null : <del>{now}</del>}
                {' → '}
                <ins>{plan ?? '빼기'}</ins>
              </span>
            </label>
          </li>
        ))}
      </Lines>
    </FormDialog>
  );
}
