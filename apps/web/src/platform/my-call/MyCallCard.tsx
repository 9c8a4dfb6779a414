import {
  addressOfCall,
  type CallsheetVersion,
  callOf,
  changesForMe,
  longDate,
  ownCallAt,
  scenesFor,
  scenesWords,
  sheetDayName,
  standingReceipt,
} from '@ddak/domain';
import { Chip, Icon, Summary } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { newId, useMe, useProjectState, useRunCommand } from '../../sync/hooks.ts';
import { MapButton } from '../links/MapButton.tsx';
import { ChangeList } from './ChangeList.tsx';
import { TimeTill } from './TimeTill.tsx';
import { WhomToCall } from './WhomToCall.tsx';

const Card = styled('section')({
  display: 'grid',
  gap: 12,
  padding: 16,
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  fontVariantNumeric: 'tabular-nums',
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  '& > header > h2': { fontSize: 13, fontWeight: 700, color: 'var(--ink)' },
  '& > header > span:last-of-type': { marginLeft: 'auto', fontSize: 12.5, color: 'var(--ink-2)' },
  '& .time': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  '& .time > b': { fontSize: 44, fontWeight: 800, lineHeight: 1.1, letterSpacing: '-.02em' },
  '& > strong': { fontSize: 20, fontWeight: 700 },
  '& p': { color: 'var(--ink-2)', overflowWrap: 'anywhere' },
  '& p > small': { display: 'inline-block', minWidth: 40, marginRight: 8, color: 'var(--ink-3)' },
  '& summary': { padding: '10px 0', fontSize: 13, fontWeight: 600 },
  '& .deeds': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .deeds > *': { minHeight: 44 },
});

/** So many lines that are new stand open: a shifted day changes every row of it. */
const FIRST = 3;

/** CS33: when and where one has to be the next day, what is new in it, and the way to say that one has it. */
export function MyCallCard(props: {
  readonly version: CallsheetVersion;
  /** The sheet itself; null where it stands below. */
  readonly to: string | null;
}) {
  const { version, to } = props;
  const state = useProjectState();
  const me = useMe();
  const run = useRunCommand();
  const { sheet, cancels } = version;
  const call = useMemo(() => callOf(state, sheet, { kind: 'member', id: me._id }), [state, sheet, me._id]);
  const scenes = useMemo(
    () => scenesWords(scenesFor(state, sheet, { kind: 'member', id: me._id })),
    [state, sheet, me._id],
  );
  const news = useMemo(() => changesForMe(state, version, me._id) ?? [], [state, version, me._id]);
  const isConfirmed = useMemo(
    () => Boolean(standingReceipt(state, version, { kind: 'member', id: me._id })?.confirmedAt),
    [state, version, me._id],
  );
  // CS32: who issued it is not asked whether they have it.
  const isMine = version.publishedBy === me._id;
  const confirm = () =>
    run('receiveCallsheet', { versionId: version._id, receiptId: newId(), confirms: true });
  const day = sheetDayName(sheet);
  return (
    <Card aria-label="내 콜">
      <header>
        <h2>내 콜</h2>
        <Chip>
          {day} · {longDate(sheet.date)}
        </Chip>
        {cancels ? <Chip tone="err">촬영 취소</Chip> : null}
        {cancels || !call ? null : <TimeTill callAt={ownCallAt(sheet, call)} />}
      </header>
      {call ? (
        <div className="time">
          <b style={cancels ? { textDecoration: 'line-through' } : undefined}>{call.time}</b>
          <span>{call.team ? `${call.team.replace(/팀$/, '')}팀 집합` : '집합'}</span>
        </div>
      ) : (
        <strong>이날은 콜이 없어요.</strong>
      )}
      {call?.place ? (
        <p>
          <small>장소</small>
          {call.place}
        </p>
      ) : null}
      {call && !cancels && addressOfCall(call) ? (
        <p>
          <small>주소</small>
          {addressOfCall(call)}
        </p>
      ) : null}
      {scenes && call && !cancels ? (
        <p>
          <small>씬</small>
          {scenes}
        </p>
      ) : null}
      {call?.preparation ? (
        <p>
          <small>준비물</small>
          {call.preparation}
        </p>
      ) : null}
      {version.note ? (
        <p>
          <small>전할 말</small>
          {version.note}
        </p>
      ) : null}
      <div className="deeds">
        {isConfirmed ? (
          <Chip tone="ok">확인했어요</Chip>
        ) : isMine ? null : (
          <Button variant="contained" startIcon={<Icon name="check" />} onClick={confirm}>
            확인했어요
          </Button>
        )}
        {to ? (
          <Button component={Link} to={to}>
            일촬표 보기
          </Button>
        ) : null}
        {call ? <MapButton address={call.address} /> : null}
      </div>
      <WhomToCall version={version} />
      {news.length > 0 ? (
        <div>
          <p>지난번에 본 판과 달라졌어요.</p>
          <ChangeList changes={news.slice(0, FIRST)} />
          {news.length > FIRST ? (
            <details>
              <Summary>그 밖에 달라진 줄 {news.length - FIRST}개</Summary>
              <ChangeList changes={news.slice(FIRST)} />
            </details>
          ) : null}
        </div>
      ) : null}
    </Card>
  );
}
