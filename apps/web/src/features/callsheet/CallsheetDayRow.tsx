import { CALLSHEET_STATUS_WORDS } from '@ddak/domain';
import { Chip, Icon, PAGE_WIDTH, PHONE } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { TimeTill } from '../../platform/my-call/TimeTill.tsx';
import type { CallsheetDay } from './callsheet-days.ts';

export const DayRows = styled('ul')({
  maxWidth: PAGE_WIDTH,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  overflow: 'hidden',
  '& > li + li': { borderTop: '1px solid var(--line)' },
});

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '80px 76px 60px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  padding: '6px 12px 6px 16px',
  color: 'var(--ink)',
  textDecoration: 'none',
  '& > b': { fontSize: 15, fontWeight: 700, whiteSpace: 'nowrap' },
  '& > time': { color: 'var(--ink-2)', whiteSpace: 'nowrap' },
  '& > strong': { fontWeight: 600 },
  '& > p': { color: 'var(--ink-2)', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > p > small': { marginLeft: 8, color: 'var(--warn-ink)', fontSize: 12.5 },
  '& > span:last-child': { display: 'flex', alignItems: 'center', gap: 8, color: 'var(--ink-3)' },
  'a&:hover': { background: 'var(--sunken)' },
  [PHONE]: {
    gridTemplateColumns: 'auto auto 1fr auto',
    minHeight: 68,
    '& > p': { gridColumn: '1 / -2', gridRow: 2, whiteSpace: 'normal' },
    '& > p > small': { display: 'block', marginLeft: 0 },
    '& > span:last-child': { gridColumn: '-2 / -1', gridRow: '1 / 3' },
  },
});

/** `발행 2판`, `2판 뒤 바뀜`; a sheet of which nothing counts is being written, or was taken back. */
function statusText({ status, number, isChanged }: NonNullable<CallsheetDay['sheet']>): string {
  if (number === null) return status === 'draft' ? CALLSHEET_STATUS_WORDS.draft : '거둠';
  if (status === 'cancelled') return CALLSHEET_STATUS_WORDS.cancelled;
  return isChanged ? `${number}판 뒤 바뀜` : `발행 ${number}판`;
}

const toneOf = ({
  status,
  number,
  isChanged,
}: NonNullable<CallsheetDay['sheet']>): 'plain' | 'warn' | 'ok' => {
  if (number === null || status === 'cancelled') return 'plain';
  return isChanged ? 'warn' : 'ok';
};

/** CS112: the days that are over, folded away until somebody asks for them. */
export const PastDays = (props: {
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}) => (
  <li>
    <Button
      fullWidth
      variant="text"
      aria-expanded={props.isOpen}
      onClick={props.onToggle}
      startIcon={<Icon name={props.isOpen ? 'chevronUp' : 'chevronDown'} />}
      sx={{ justifyContent: 'flex-start', minHeight: 44, px: '16px', borderRadius: 0, color: 'var(--ink-2)' }}
    >
      지난 촬영일 {props.count}일 {props.isOpen ? '접기' : '보기'}
    </Button>
  </li>
);

/** One day: opens its sheet, or makes it. */
export function CallsheetDayRow(props: {
  readonly day: CallsheetDay;
  readonly to: string | null;
  readonly isNext: boolean;
  /** The first whose call has not come. */
  readonly isNextCall: boolean;
  /** Null for who may not write call sheets. */
  readonly onMake: (() => void) | null;
}) {
  const { day, to, onMake } = props;
  const facts = (
    <>
      <b>{day.label}</b>
      <time>{day.date}</time>
      <strong>{day.call}</strong>
      <p>
        {props.isNextCall ? (
          <>
            <TimeTill callAt={day.callAt} /> ·{' '}
          </>
        ) : null}
        {day.facts || '아직 씬이 없어요'}
        {day.draft ? <small>초안은 {day.draft}</small> : null}
      </p>
    </>
  );
  if (to && day.sheet)
    return (
      <li>
        <Line as={Link} {...({ to } as object)}>
          {facts}
          <span>
            <Chip tone={toneOf(day.sheet)}>{statusText(day.sheet)}</Chip>
            <Icon name="chevronRight" />
          </span>
        </Line>
      </li>
    );
  return (
    <li>
      <Line>
        {facts}
        <span>
          {onMake ? (
            <Button variant={props.isNext ? 'contained' : 'outlined'} onClick={onMake}>
              일촬표 만들기
            </Button>
          ) : (
            <small>아직 없어요</small>
          )}
        </span>
      </Line>
    </li>
  );
}
