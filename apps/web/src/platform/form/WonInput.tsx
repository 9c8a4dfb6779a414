import { readWon } from '@ddak/domain';
import { Field } from '@ddak/ui';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';

const MOST_WON = 10_000_000_000;
/** CO23: what stands under an amount that cannot be read. */
export const UNREAD_WON = '금액으로 읽을 수 없어요. 250,000이나 25만처럼 적어 주세요.';

/** Whole won, written with their commas, or in words (CO23); null: the field is empty. */
export function WonInput(props: {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: number | null;
  /** What an empty field stands for. */
  readonly emptyIs: number;
  readonly readOnly?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly onChange: (value: number | null) => void;
}) {
  const { label, hint, value, emptyIs, readOnly = false, autoFocus = false } = props;
  const words = useWords(props.onChange);
  return (
    <Field label={label} hint={hint} error={words.isWrong ? UNREAD_WON : undefined}>
      {(ids) => (
        <OutlinedInput
          fullWidth
          autoFocus={autoFocus}
          readOnly={readOnly}
          value={words.typed ?? value?.toLocaleString('ko-KR') ?? ''}
          error={words.isWrong}
          placeholder={emptyIs.toLocaleString('ko-KR')}
          inputRef={words.field}
          inputProps={{ ...ids, inputMode: 'numeric', autoComplete: 'off' }}
          endAdornment={
            <InputAdornment position="end" disableTypography sx={{ color: 'var(--ink-3)' }}>
              원
            </InputAdornment>
          }
          onChange={words.change}
          onCompositionEnd={words.composed}
          onBlur={words.leave}
        />
      )}
    </Field>
  );
}

/** CO23: what is typed that is more than digits stays as it is typed until the field is left. */
function useWords(onChange: (value: number | null) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  // A syllable that is still composed is no mistake yet.
  const [isComposing, setIsComposing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isUnread = typed !== null && readWon(typed) === null;
  // No dialog sends a form with such a field.
  useEffect(() => field.current?.setCustomValidity(isUnread ? UNREAD_WON : ''), [isUnread]);
  return {
    field,
    typed,
    isWrong: isUnread && !isComposing,
    change({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
      setIsComposing((nativeEvent as InputEvent).isComposing);
      const bare = target.value.replaceAll(/[\s,]/g, '');
      const isDigits = /^\d*$/.test(bare);
      setTyped(isDigits ? null : target.value);
      if (isDigits) return onChange(bare === '' ? null : Math.min(MOST_WON, Number(bare)));
      const won = readWon(target.value);
      if (won !== null) onChange(won);
    },
    composed: () => setIsComposing(false),
    leave: () => isUnread || setTyped(null),
  };
}
