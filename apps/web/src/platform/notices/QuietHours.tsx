import {
  DAY_MINUTES,
  formatClock,
  type NoticeSettings,
  parseClock,
  USUAL_NOTICE_SETTINGS,
} from '@ddak/domain';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

const Box = styled('div')({
  marginTop: 12,
  paddingTop: 12,
  borderTop: '1px solid var(--line)',
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& > p': { marginTop: 6, fontSize: 12, color: 'var(--ink-2)' },
});

type Quiet = NoticeSettings['quiet'];
const USUAL = USUAL_NOTICE_SETTINGS.quiet!;

/** NT8: from when until when devices are left alone. */
export function QuietHours(props: { readonly quiet: Quiet; readonly onChange: (quiet: Quiet) => void }) {
  const { quiet, onChange } = props;
  const clock = (end: 'from' | 'until', label: string) => (
    <QuietClock
      key={`${end} ${quiet?.[end]}`}
      label={label}
      value={quiet?.[end] ?? USUAL[end]}
      onChange={(minutes) => quiet && onChange({ ...quiet, [end]: minutes })}
    />
  );
  return (
    <Box role="group" aria-label="조용한 시간">
      <FormControlLabel
        control={
          <Checkbox
            checked={quiet !== null}
            onChange={(event) => onChange(event.target.checked ? USUAL : null)}
          />
        }
        label="밤에는 기기를 울리지 않기"
      />
      {quiet ? (
        <div>
          {clock('from', '조용한 시간의 시작')}
          <span>부터</span>
          {clock('until', '조용한 시간의 끝')}
          <span>까지</span>
        </div>
      ) : null}
      <p>오늘이나 내일 촬영의 콜이 나오거나 바뀌면 이 시간에도 알려 드려요. 나머지는 끝나면 보내요.</p>
    </Box>
  );
}

/** A time of the clock as it is spoken here, whatever the browser's language: 22:00, not 10:00 PM. */
function QuietClock(props: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (minutes: number) => void;
}) {
  const [text, setText] = useState(formatClock(props.value));
  const minutes = parseClock(text);
  const isClock = minutes !== null && minutes < DAY_MINUTES;
  return (
    <OutlinedInput
      value={text}
      error={!isClock}
      placeholder="22:00"
      sx={{ width: 96 }}
      inputProps={{
        ...{ 'aria-label': props.label, 'aria-invalid': !isClock },
        ...{ inputMode: 'numeric', autoComplete: 'off' },
      }}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => {
        if (!isClock) return;
        setText(formatClock(minutes));
        if (minutes !== props.value) props.onChange(minutes);
      }}
    />
  );
}
