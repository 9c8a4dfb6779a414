import { type Availability, type DateText, describeAvailability, readAvailability } from '@ddak/domain';
import { Field } from '@ddak/ui';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';

/** AV7: days as they stand in a message: what is read of them is said before it is taken, and what is not stays to be mended. */
export function AvailabilityText(props: {
  readonly near: DateText;
  readonly onTake: (entries: Availability) => void;
  /** Told whether nothing waits to be taken. */
  readonly onRead: (isRead: boolean) => void;
}) {
  const [text, setText] = useState('');
  const { entries, unread } = readAvailability(text, props.near);
  const [first, ...others] = unread;
  const read = entries.length > 0 ? `${describeAvailability(entries)} · 더하기를 눌러 넣어 주세요.` : null;
  const change = (next: string) => {
    setText(next);
    props.onRead(next.trim() === '');
  };
  const take = () => {
    if (entries.length === 0) return;
    props.onTake(entries);
    change(unread.map(({ line }) => line).join('\n'));
  };
  return (
    <Field
      label="받은 글로 적기"
      hint={read ?? '문자나 단톡방의 글을 그대로 붙여 넣어도 돼요.'}
      error={
        first ? (
          <>
            {read}
            {read ? <br /> : null}
            {first.line} → {first.why}
            {others.length > 0 ? ` (외 ${others.length}줄)` : ''}
          </>
        ) : undefined
      }
    >
      {(ids) => (
        <div style={{ display: 'flex', gap: 8, alignItems: 'flex-start' }}>
          <OutlinedInput
            multiline
            fullWidth
            maxRows={6}
            value={text}
            placeholder="예: 12/3, 12/5~7 불가"
            inputProps={ids}
            onChange={(event) => change(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              if (text.includes('\n')) return;
              event.preventDefault();
              take();
            }}
          />
          <Button disabled={entries.length === 0} onClick={take} sx={{ flexShrink: 0 }}>
            더하기
          </Button>
        </div>
      )}
    </Field>
  );
}
