import { formatClock, parseClock } from '@ddak/domain';
import { Field, Icon, PHONE, Summary, useDraft } from '@ddak/ui';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import toast from 'react-hot-toast';
import { useFieldMark } from '../../platform/presence/field-mark.ts';

/** What is written at the left of the sheet, part below part. */
export const EditorScroller = styled('div')({
  minHeight: 0,
  height: '100%',
  overflowY: 'auto',
  '& .two': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 8 },
  '& .count': { display: 'flex', alignItems: 'center', gap: 8 },
  '& p': { color: 'var(--ink-3)', fontSize: 12 },
});

/** A text field of the sheet: typed here, saved at a pause or when it is left. */
export function TextField(props: {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onSave: (text: string) => void;
  readonly placeholder?: string;
  readonly multiline?: boolean;
}) {
  const draft = useDraft(props.value, props.onSave);
  const mark = useFieldMark(props.label);
  return (
    <Field label={props.label}>
      {(ids) => (
        <OutlinedInput
          {...draft}
          {...mark}
          fullWidth
          multiline={props.multiline ?? false}
          minRows={props.multiline ? 2 : undefined}
          placeholder={props.placeholder}
          inputProps={{ ...ids, maxLength: props.maxLength, autoComplete: 'off' }}
        />
      )}
    </Field>
  );
}

/** A text inside a line of a list, without a visible label. */
export function LineText(props: {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onSave: (text: string) => void;
  /** What stands in the empty field; the label when nothing is said. */
  readonly placeholder?: string;
  /** What is often written there. */
  readonly choices?: readonly string[];
}) {
  const draft = useDraft(props.value, props.onSave);
  const mark = useFieldMark(props.label);
  const list = useId();
  return (
    <>
      <OutlinedInput
        {...draft}
        {...mark}
        fullWidth
        placeholder={props.placeholder ?? props.label}
        inputProps={{
          'aria-label': props.label,
          maxLength: props.maxLength,
          autoComplete: 'off',
          ...(props.choices ? { list } : {}),
        }}
      />
      {props.choices ? (
        <datalist id={list}>
          {[...new Set(props.choices)].map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}

/** A number of people inside a line. Empty means what stands there in grey; what is no number is not saved. */
export function LineCount(props: {
  readonly label: string;
  readonly value: number | null;
  readonly derived: number | string;
  readonly onSave: (count: number | null) => void;
}) {
  const draft = useDraft(props.value === null ? '' : String(props.value), (text) => {
    if (text.trim() === '') props.onSave(null);
    else if (isCount(text)) props.onSave(Number(text));
  });
  const mark = useFieldMark(props.label);
  return (
    <OutlinedInput
      {...draft}
      {...mark}
      error={draft.value.trim() !== '' && !isCount(draft.value)}
      placeholder={String(props.derived)}
      inputProps={{ 'aria-label': props.label, inputMode: 'numeric', autoComplete: 'off' }}
      sx={{ width: 68, flex: 'none', '& input': { textAlign: 'center', px: 0.5 } }}
    />
  );
}

const isCount = (text: string): boolean => /^\d{1,4}$/.test(text.trim());

const HOW_TO_WRITE_A_TIME = '시간은 07:30처럼 적어 주세요. 자정 뒤는 25:30처럼 적어요.';

/**
 * A clock time inside a line. Empty means the derived time, which stands there in grey. What is no time is marked and
 * not saved.
 */
export function LineClock(props: {
  readonly label: string;
  readonly value: number | null;
  readonly derived: string;
  /** RP14, CS105: which time is meant; past midnight people write no 24 hours. */
  readonly meant?: (minutes: number) => number;
  readonly onSave: (minutes: number | null) => void;
}) {
  const draft = useDraft(props.value === null ? '' : formatClock(props.value), (text) => {
    const minutes = parseClock(text);
    if (text.trim() === '') props.onSave(null);
    else if (minutes !== null) props.onSave(props.meant?.(minutes) ?? minutes);
  });
  const mark = useFieldMark(props.label);
  const wrong = draft.value.trim() !== '' && parseClock(draft.value) === null;
  const leave = () => {
    // The field goes back to what is saved: that must not happen without a word.
    if (wrong) toast.error(HOW_TO_WRITE_A_TIME);
    draft.onBlur();
  };
  return (
    <OutlinedInput
      {...draft}
      {...mark}
      onBlur={leave}
      error={wrong}
      placeholder={props.derived}
      title={wrong ? HOW_TO_WRITE_A_TIME : props.label}
      inputProps={{
        'aria-label': props.label,
        'aria-invalid': wrong,
        inputMode: 'numeric',
        autoComplete: 'off',
      }}
      sx={{ width: 68, flex: 'none', '& input': { textAlign: 'center', px: 0.5 } }}
    />
  );
}

const Section = styled('details')({
  borderBottom: '1px solid var(--line)',
  '& > summary': {
    gap: 8,
    height: 40,
    padding: '0 16px',
    fontSize: 13,
    fontWeight: 600,
    [PHONE]: { height: 48 },
  },
  '& > summary > small': { fontSize: 12, fontWeight: 400, color: 'var(--ink-3)' },
  '& > summary > svg': { marginLeft: 'auto' },
  '& > div': { display: 'flex', flexDirection: 'column', gap: 12, padding: '4px 16px 16px' },
});

/** A part of the editor that can be folded. */
export function EditorSection(props: {
  readonly title: string;
  readonly count?: number;
  readonly open?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Section open={props.open ?? false}>
      <Summary>
        {props.title}
        {props.count ? <small>{props.count}</small> : null}
      </Summary>
      <div>{props.children}</div>
    </Section>
  );
}

/** What the fields of the entries below are, above their columns. */
export const EntryHead = styled('div')({
  display: 'flex',
  gap: 6,
  marginBottom: -8,
  fontSize: 11.5,
  color: 'var(--ink-3)',
  '& > span': { flex: '1 1 0', minWidth: 0 },
  '& > .clock': { flex: '0 0 68px', textAlign: 'center' },
});

/** One entry of a list: a name above, its fields in a row. */
export const Entry = styled('div')({
  display: 'grid',
  gap: 4,
  '& > header': { display: 'flex', alignItems: 'center', gap: 6, minHeight: 24, fontSize: 12.5 },
  '& > header > b': { fontWeight: 600 },
  '& > header > small': { color: 'var(--ink-3)', fontSize: 12 },
  '& > header > button': { marginLeft: 'auto' },
  '& > header > .moves': { flex: 'none', marginLeft: 'auto' },
  '& > header > .moves + button': { marginLeft: 0 },
  '& > div': { display: 'flex', gap: 6, minWidth: 0 },
});

/** What opens the menu of what can be added to a section. */
export const addButton = (label: string) => (open: object) => (
  <Button {...open} startIcon={<Icon name="plus" />} sx={{ alignSelf: 'start' }}>
    {label}
  </Button>
);
