import { PHONE } from '@ddak/ui';
import { styled } from '@mui/material/styles';

const Day = styled('div')({
  alignSelf: 'flex-end',
  width: 'min(100%, 460px)',
  padding: '14px 14px 10px',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  boxShadow: 'var(--lift)',
  [PHONE]: { display: 'none' },
  '& > header': { display: 'flex', alignItems: 'baseline', gap: 8, paddingBottom: 10 },
  '& > header b': { fontSize: 16, fontWeight: 700 },
  '& > header span': { color: 'var(--ink-2)' },
  '& > header em': { marginLeft: 'auto', fontStyle: 'normal', color: 'var(--ink-2)', fontSize: 12 },
});

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '40px 1fr',
  gap: 8,
  padding: '2px 0',
  '& time': { paddingTop: 7, fontSize: 11.5, color: 'var(--ink-3)', textAlign: 'right' },
});

const Strip = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 6,
  padding: '7px 10px 8px 14px',
  whiteSpace: 'nowrap',
  borderRadius: 'var(--r-chip)',
  '& b': { fontWeight: 700 },
  '& i': { fontStyle: 'normal', fontSize: 11, fontWeight: 600 },
  '& strong': { fontWeight: 600, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& small': { marginLeft: 'auto', fontSize: 11.5, color: 'var(--ink-2)' },
});

const ROWS = [
  { at: '12:00', phase: '집합 · 세팅', minutes: 60 },
  { at: '13:00', light: 'day', no: '3', tag: '안·낮', set: '준호네 부엌', minutes: 70 },
  { at: '14:10', light: 'day', no: '48', tag: '밖·낮', set: '준호네 마당', minutes: 60 },
  { at: '15:10', phase: '이동 · 한강', minutes: 60 },
  { at: '16:10', light: 'sunset', no: '72', tag: '밖·저녁', set: '한강 둔치', minutes: 110 },
  { at: '18:00', phase: '식사', minutes: 60 },
  { at: '19:00', light: 'night', no: '47', tag: '안·밤', set: '준호네 거실', minutes: 70 },
] as const;

/** Outside by a hatched bar, as on the board. */
const barOf = ({ light, tag }: { readonly light: string; readonly tag: string }) =>
  tag.startsWith('밖')
    ? `repeating-linear-gradient(135deg, var(--${light}) 0 4px, transparent 4px 7px)`
    : `linear-gradient(var(--${light}) 0 0)`;

/** A picture of what the work looks like: one shooting day. Says nothing to a screen reader that the words do not. */
export function DaySample() {
  return (
    <Day aria-hidden>
      <header>
        <b>1회차</b>
        <span>12.1 화</span>
        <em>콜 12:00 · 종료 20:10</em>
      </header>
      {ROWS.map((row) => (
        <Row key={row.at}>
          <time>{row.at}</time>
          {'phase' in row ? (
            <Strip style={{ background: 'var(--row)', color: 'var(--ink-2)' }}>
              {row.phase}
              <small>{row.minutes}분</small>
            </Strip>
          ) : (
            <Strip
              style={{ background: `${barOf(row)} left / 5px 100% no-repeat, var(--${row.light}-tint)` }}
            >
              <b>{row.no}</b>
              <i style={{ color: `var(--${row.light}-ink)` }}>{row.tag}</i>
              <strong>{row.set}</strong>
              <small>{row.minutes}분</small>
            </Strip>
          )}
        </Row>
      ))}
    </Day>
  );
}
