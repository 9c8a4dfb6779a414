import { TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';

const Bar = styled('div')({
  display: 'flex',
  gap: 18,
  flex: 'none',
  padding: '0 16px',
  background: 'var(--surface)',
  borderBottom: '1px solid var(--line)',
  overflowX: 'auto',
  '& > button': {
    flex: 'none',
    height: 40,
    padding: 0,
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'transparent',
    color: 'var(--ink-2)',
    fontSize: 14,
    fontWeight: 500,
    cursor: 'pointer',
  },
  '& > button[aria-pressed="true"]': { borderColor: 'var(--ink)', color: 'var(--ink)', fontWeight: 700 },
  [TOUCH]: { gap: 8, '& > button': { height: 46, minWidth: 48, padding: '0 8px', fontSize: 15 } },
});

/** What is shown beside the text, or in its place on a phone. */
export function ReviewTabs<Tab extends string>(props: {
  readonly value: Tab;
  readonly options: readonly { readonly value: Tab; readonly label: string }[];
  readonly onChange: (tab: Tab) => void;
}) {
  return (
    <Bar role="group" aria-label="보기">
      {props.options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === props.value}
          onClick={() => props.onChange(value)}
        >
          {label}
        </button>
      ))}
    </Bar>
  );
}
