import { Icon, type IconName, Kbd, PHONE, toastFloor, useIsPhone } from '@ddak/ui';
import { styled } from '@mui/material/styles';

const Bar = styled('div')({
  position: 'absolute',
  left: '50%',
  bottom: 56,
  transform: 'translateX(-50%)',
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  maxWidth: 'calc(100% - 24px)',
  padding: 4,
  borderRadius: 'var(--r-card)',
  background: 'var(--ink)',
  color: 'var(--surface)',
  boxShadow: 'var(--lift)',
  whiteSpace: 'nowrap',
  '& > b': { padding: '0 8px', fontWeight: 600 },
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    height: 32,
    padding: '0 10px',
    border: 0,
    borderRadius: 'var(--r-button)',
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& > button:hover': { background: 'color-mix(in srgb, var(--surface) 16%, transparent)' },
  '& > button:focus-visible': { outlineColor: 'var(--surface)', outlineOffset: -2 },
  '& kbd': { background: 'transparent', color: 'inherit', opacity: 0.7, borderColor: 'currentColor' },
  [PHONE]: {
    left: 12,
    right: 12,
    bottom: 12,
    transform: 'none',
    justifyContent: 'space-between',
    '& > b': { padding: '0 4px 0 12px' },
    '& > button': {
      height: 48,
      minWidth: 44,
      padding: '0 6px',
      flexDirection: 'column',
      gap: 2,
      justifyContent: 'center',
      fontSize: 11,
    },
  },
});

export interface BarAction {
  readonly label: string;
  readonly icon: IconName;
  readonly keys?: string;
  readonly onRun: () => void;
  /** Only where there are no keys: moving a row up and down by finger. */
  readonly phoneOnly?: boolean;
}

/** What can be done with what is picked. The same as the keys and the drag, for a mouse and for a thumb. */
export function SelectionBar(props: {
  readonly count: number;
  readonly actions: readonly BarAction[];
  readonly onClear: () => void;
}) {
  const phone = useIsPhone();
  return (
    <Bar ref={toastFloor} role="toolbar" aria-label="고른 것">
      <b>{phone ? props.count : `${props.count}개 선택`}</b>
      {props.actions
        .filter((action) => phone || !action.phoneOnly)
        .map((action) => (
          <button key={action.label} type="button" onClick={action.onRun}>
            <Icon name={action.icon} />
            {action.label}
            {action.keys && !phone ? <Kbd>{action.keys}</Kbd> : null}
          </button>
        ))}
      <button type="button" aria-label="선택 해제" onClick={props.onClear}>
        <Icon name="close" />
        {phone ? '닫기' : null}
      </button>
    </Bar>
  );
}
