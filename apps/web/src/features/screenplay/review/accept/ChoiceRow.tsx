import { TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';

const Group = styled('div')({
  display: 'flex',
  gap: 4,
  minWidth: 0,
  '& > button': {
    flex: '1 1 0',
    minWidth: 0,
    height: 32,
    padding: 0,
    border: '1px solid var(--line-2)',
    borderRadius: 'var(--r-button)',
    background: 'var(--surface)',
    color: 'var(--ink-2)',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    [TOUCH]: { height: 44, fontSize: 15 },
  },
  '& > button[aria-pressed="true"]': {
    borderColor: 'var(--ink)',
    color: 'var(--ink)',
    fontWeight: 600,
    boxShadow: 'inset 0 0 0 .5px var(--ink)',
  },
});

/** One of a few values or none: pressing the chosen one again says that it is not known. */
export function ChoiceRow<Value extends string>(props: {
  readonly label: string;
  readonly value: Value | null;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value | null) => void;
}) {
  return (
    <Group role="group" aria-label={props.label}>
      {props.options.map((option) => {
        const on = option.value === props.value;
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={on}
            onClick={() => props.onChange(on ? null : option.value)}
          >
            {option.label}
          </button>
        );
      })}
    </Group>
  );
}
