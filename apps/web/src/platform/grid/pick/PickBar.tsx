import { TOUCH } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { PickedRows } from './use-picked-rows.ts';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  // As high as the filters, whose place it takes: no row moves away from under the pointer.
  minHeight: 49,
  padding: '4px 16px',
  overflowX: 'auto',
  borderBottom: '1px solid var(--line)',
  background: 'var(--surface)',
  '& > strong': { fontWeight: 600, whiteSpace: 'nowrap', marginRight: 6 },
  '& > button': { flex: 'none' },
  [TOUCH]: { minHeight: 60, padding: '8px 12px', '& > button': { minHeight: 44 } },
});

/** GR11: what can be done with the picked rows, all at once. It stands above: toasts would cover its menus below. */
export function PickBar(props: {
  /** `고른 씬`. */
  readonly label: string;
  /** `3개 씬 선택`. */
  readonly says: string;
  readonly picks: PickedRows;
  /** Goes back to the cell that was left. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}) {
  const { picks, onLeave } = props;
  const leave = useRef(onLeave);
  leave.current = onLeave;
  // What had the keyboard in it goes with the bar.
  useEffect(() => () => leave.current(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    // From the bar alone, not from what is opened over it.
    if (!(event.target as Element).closest('[data-bulk]')) return;
    if (event.key === 'Escape' || event.key === 'F6') onLeave();
    else return;
    event.preventDefault();
  };
  const clears = picks.isAll || !picks.isPicking;
  return (
    <Bar role="toolbar" aria-label={props.label} data-bulk onKeyDown={onKeyDown}>
      <strong role="status">{props.says}</strong>
      {props.children}
      <Button size="small" variant="text" onClick={clears ? picks.clear : picks.toggleAll}>
        {clears ? '선택 풀기' : '모두 고르기'}
      </Button>
    </Bar>
  );
}
