import { type DateText, longDate, readDate, readPastDate } from '@ddak/domain';
import { Field, Icon } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { lazy, Suspense, useRef, useState } from 'react';
import { todayText } from '../../clock/today.ts';

const MonthPicker = lazy(() => import('./MonthPicker.tsx'));

const FLOATING = { border: '1px solid var(--line)', borderRadius: 'var(--r-card)', boxShadow: 'var(--lift)' };

const WORDS = '12/1이나 2026-12-01처럼 적어 주세요.';
const PAST_WORDS = '2012-03-04나 120304처럼 적어 주세요.';

/** A day: written as it is spoken (`12/1`), or chosen in a month. Empty where nothing stands there that is a date. */
export function DateField(props: {
  readonly label: string;
  readonly value: DateText | '';
  readonly onChange: (date: DateText | '') => void;
  /** It may be left empty. */
  readonly optional?: boolean;
  readonly hint?: string | undefined;
  /** Told whether what stands there can be read. */
  readonly onRead?: (isRead: boolean) => void;
  /** What is wrong with a date that can be read. */
  readonly error?: string | undefined;
  /** It has been: a year of two figures is the last such year, and is never left out. */
  readonly past?: boolean;
  /** What there is on a day: it is marked in the month, and says so. */
  readonly standsOn?: (date: DateText) => string | undefined;
}) {
  const { value, onChange } = props;
  const [text, setText] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const near = useRef(value);
  if (value !== '') near.current = value;
  const shown = text ?? (value === '' ? '' : longDate(value));
  const isWrong = shown.trim() === '' ? !props.optional && text !== null : value === '';
  const choose = (date: DateText) => {
    setText(null);
    setOpen(false);
    onChange(date);
    props.onRead?.(true);
  };
  return (
    <Field
      label={props.label}
      hint={props.hint}
      error={isWrong ? (props.past ? PAST_WORDS : WORDS) : props.error}
    >
      {(ids) => (
        <>
          <OutlinedInput
            ref={frame}
            inputRef={input}
            fullWidth
            value={shown}
            error={isWrong || props.error !== undefined}
            placeholder={props.optional ? '없음' : '12/1'}
            inputProps={{ ...ids, autoComplete: 'off', maxLength: 30 }}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              setText(event.target.value);
              const written = event.target.value;
              const read = props.past
                ? readPastDate(written, todayText())
                : readDate(written, near.current || todayText());
              onChange(read ?? '');
              props.onRead?.(read !== null || written.trim() === '');
            }}
            onBlur={() => {
              if (value !== '' || shown.trim() === '') setText(null);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              setOpen(true);
            }}
            endAdornment={
              <IconButton
                aria-label={`${props.label} 달력에서 고르기`}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                edge="end"
                onClick={() => setOpen(true)}
              >
                <Icon name="calendar" />
              </IconButton>
            }
          />
          <Popover
            open={isOpen}
            anchorEl={frame.current}
            onClose={() => setOpen(false)}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
            transitionDuration={120}
            disableRestoreFocus
            slotProps={{
              paper: { role: 'dialog', 'aria-label': `${props.label} 고르기`, sx: FLOATING },
              transition: { onExited: () => input.current?.focus() },
            }}
          >
            <Suspense fallback={<div style={{ width: 292, height: 306 }} />}>
              <MonthPicker
                value={value}
                near={near.current || todayText()}
                standsOn={props.standsOn}
                onChoose={choose}
              />
            </Suspense>
          </Popover>
        </>
      )}
    </Field>
  );
}
