import { formatClock, parseClock } from '@ddak/domain';
import { Field } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useFieldMark } from '../presence/field-mark.ts';

/** A clock time as it is spoken: `7:30`, `0730`, `25:30`. `null` where empty is allowed and nothing stands there. */
export function ClockField(props: {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null, valid: boolean) => void;
  readonly optional?: boolean;
  readonly hint?: string;
  /** What is wrong with a time that can be read. */
  readonly error?: string | undefined;
  /** What an empty field means, where it may be empty. */
  readonly whenEmpty?: string;
}) {
  const [text, setText] = useState(props.value === null ? '' : formatClock(props.value));
  const mark = useFieldMark(props.label);
  const empty = text.trim() === '';
  const valid = empty ? props.optional === true : parseClock(text) !== null;
  return (
    <Field
      label={props.label}
      hint={props.hint}
      error={valid ? props.error : '07:30처럼 적어 주세요. 자정 뒤는 25:30처럼 적어요.'}
    >
      {(ids) => (
        <OutlinedInput
          {...mark}
          fullWidth
          value={text}
          error={!valid || props.error !== undefined}
          placeholder={props.optional ? (props.whenEmpty ?? '앞 줄에 이어서') : '07:00'}
          inputProps={{ ...ids, inputMode: 'numeric', autoComplete: 'off' }}
          onChange={(event) => {
            const next = event.target.value;
            setText(next);
            const minutes = parseClock(next);
            props.onChange(minutes, next.trim() === '' ? props.optional === true : minutes !== null);
          }}
          onBlur={() => {
            const minutes = parseClock(text);
            if (minutes !== null) setText(formatClock(minutes));
          }}
        />
      )}
    </Field>
  );
}
