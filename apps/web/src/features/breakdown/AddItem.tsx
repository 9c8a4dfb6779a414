import { BREAKDOWN_CATEGORIES, BREAKDOWN_TYPES, type BreakdownType } from '@ddak/domain';
import { TOUCH } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type RefObject, useState } from 'react';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 6,
  padding: '10px 16px',
  background: 'var(--surface)',
  borderTop: '1px solid var(--line)',
  '& > select, & > input': {
    minWidth: 0,
    height: 32,
    padding: '0 8px',
    border: '1px solid var(--line-2)',
    borderRadius: 'var(--r-button)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    fontSize: 13.5,
  },
  '& > select': {
    appearance: 'none',
    paddingRight: 26,
    background: 'var(--surface) no-repeat right 8px center / 12px 12px',
    // The chevron of the other lists; a mask takes no colour of its own here, so it is grey in both modes.
    backgroundImage:
      "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23808794' stroke-width='2.5'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E\")",
  },
  [TOUCH]: { '& > select, & > input': { height: 44, fontSize: 16 } },
});

/** Adds an item that the text does not name. Enter adds, and the field is ready for the next. */
export function AddItem(props: {
  readonly written: ReadonlySet<BreakdownType>;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onAdd: (type: BreakdownType, name: string) => void;
}) {
  const offered = BREAKDOWN_CATEGORIES.filter((category) => props.written.has(category.type));
  const [wanted, setType] = useState<BreakdownType>('props');
  const type = props.written.has(wanted) ? wanted : (offered[0]?.type ?? wanted);
  const [name, setName] = useState('');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        props.onAdd(type, name);
        setName('');
      }}
    >
      <select
        aria-label="분류"
        value={type}
        onChange={(event) => setType(BREAKDOWN_TYPES.find((one) => one === event.target.value) ?? 'props')}
      >
        {offered.map((category) => (
          <option key={category.type} value={category.type}>
            {category.name}
          </option>
        ))}
      </select>
      <input
        ref={props.inputRef}
        aria-label="새 항목"
        placeholder="항목 더하기"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        더하기
      </Button>
    </Form>
  );
}
