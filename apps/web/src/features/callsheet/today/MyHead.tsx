import {
  addressOfCall,
  type CallsheetVersion,
  callOf,
  ownCallAt,
  sheetDayName,
  shortDate,
} from '@ddak/domain';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { MapButton } from '../../../platform/links/MapButton.tsx';
import { TimeTill } from '../../../platform/my-call/TimeTill.tsx';
import { useMe, useProjectState } from '../../../sync/hooks.ts';

const Head = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: '0 12px',
  fontVariantNumeric: 'tabular-nums',
  '& > p': { gridColumn: '1 / -1', fontSize: 12.5, color: 'var(--ink-2)' },
  '& > p > b': { fontWeight: 700, color: 'var(--ink)' },
  '& > div > b': {
    display: 'block',
    fontSize: 44,
    fontWeight: 800,
    lineHeight: 1.15,
    letterSpacing: '-.02em',
  },
  '& > div > strong': { display: 'block', padding: '6px 0', fontSize: 20, fontWeight: 700 },
  '& > div > span': { color: 'var(--ink-2)', overflowWrap: 'anywhere' },
  '& > div > span.address': { display: 'block', marginTop: 2 },
  '& > a': { minHeight: 44 },
});

/** My own call of the day: the one number that I look for, and the way there. */
export function MyHead({ version }: { readonly version: CallsheetVersion }) {
  const state = useProjectState();
  const me = useMe();
  const { sheet, number } = version;
  const call = useMemo(() => callOf(state, sheet, { kind: 'member', id: me._id }), [state, sheet, me._id]);
  return (
    <Head aria-label="내 콜">
      <p>
        <b>{sheet.projectTitle}</b> {sheetDayName(sheet)} · {shortDate(sheet.date)} · 일촬표 {number}판
      </p>
      <div>
        {call ? (
          <>
            <b>{call.time}</b>
            <span>
              내 콜{call.place ? ` · ${call.place}` : ''}
              <TimeTill callAt={ownCallAt(sheet, call)} after=" · " />
            </span>
            {addressOfCall(call) ? <span className="address">{addressOfCall(call)}</span> : null}
          </>
        ) : (
          <strong>이날은 콜이 없어요.</strong>
        )}
      </div>
      {call ? <MapButton address={call.address} /> : null}
    </Head>
  );
}
