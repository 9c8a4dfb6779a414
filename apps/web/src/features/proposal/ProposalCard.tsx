import { formatDuration } from '@ddak/domain';
import { Chip } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import type { Against, ProposalView } from './view/proposal-view.ts';
import { countBy, won, wonBy } from './view/say-money.ts';

const Card = styled('button')({
  display: 'grid',
  gap: 4,
  padding: '10px 12px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  textAlign: 'left',
  cursor: 'pointer',
  transition: 'background-color 120ms ease-out',
  '&:hover': { background: 'var(--sunken)' },
  '&[aria-pressed="true"]': { borderColor: 'var(--brand)', boxShadow: 'inset 0 0 0 1px var(--brand)' },
  '& .top': { display: 'flex', alignItems: 'center', gap: 8, fontWeight: 600 },
  '& .money': { fontSize: 18, fontWeight: 700, letterSpacing: '-.01em' },
  '& .facts': { display: 'flex', flexWrap: 'wrap', columnGap: 10, color: 'var(--ink-2)', fontSize: 12 },
  '& .facts b': { fontWeight: 600, color: 'var(--ink)' },
  '& .by': { fontSize: 12, fontWeight: 600, marginLeft: 6 },
  '& .down': { color: 'var(--ok-ink)' },
  '& .up': { color: 'var(--warn-ink)' },
});

/** One proposal in numbers, each against the board as it is. */
export function ProposalCard(props: {
  readonly no: number;
  readonly view: ProposalView;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}) {
  const { view } = props;
  return (
    <Card type="button" aria-pressed={props.chosen} onClick={props.onChoose}>
      <span className="top">
        {props.no}안 · {view.title}
        {view.hardBreaches > 0 ? <Chip tone="err">지키지 못한 규칙 {view.hardBreaches}</Chip> : null}
        {view.leftOver.length > 0 ? <Chip tone="warn">못 넣은 씬 {view.leftOver.length}</Chip> : null}
      </span>
      {view.money ? (
        <span className="money">
          {won(view.money.after)}
          <By by={view.money.by} said={wonBy(view.money.by)} />
        </span>
      ) : null}
      {view.priceParts.length > 0 ? (
        <span className="facts">
          {view.priceParts.map((part) => (
            <span key={part} style={{ whiteSpace: 'nowrap' }}>
              {part}
            </span>
          ))}
        </span>
      ) : null}
      <span className="facts">
        <Fact name="촬영" value={view.shootingDays} unit="일" />
        <Fact name="이동" value={view.moves} unit="" />
        <Fact name="대기일" value={view.holdDays} unit="" />
        <span>
          초과 <b>{formatDuration(Math.round(view.overtime.after))}</b>
          <By by={view.overtime.by} said={minutesBy(view.overtime.by)} />
        </span>
      </span>
      <span className="facts">
        <span>
          날이 바뀌는 씬 <b>{view.moved}</b>
        </span>
        {view.placed > 0 ? (
          <span>
            새로 넣는 씬 <b>{view.placed}</b>
          </span>
        ) : null}
        {view.quality ? <span>{view.quality}</span> : null}
      </span>
    </Card>
  );
}

function Fact(props: { readonly name: string; readonly value: Against; readonly unit: string }) {
  return (
    <span>
      {props.name}{' '}
      <b>
        {props.value.after}
        {props.unit}
      </b>
      <By by={props.value.by} said={countBy(props.value.by)} />
    </span>
  );
}

function By(props: { readonly by: number; readonly said: string }) {
  if (props.said === '') return null;
  return <span className={`by ${props.by < 0 ? 'down' : 'up'}`}>{props.said}</span>;
}

function minutesBy(by: number): string {
  const minutes = Math.round(by);
  if (minutes === 0) return '';
  return `${minutes > 0 ? '+' : '−'}${formatDuration(Math.abs(minutes))}`;
}
