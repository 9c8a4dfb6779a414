import { changeWords, type Id, recipientKey, type Telling } from '@ddak/domain';
import { Summary } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useProjectId } from '../../../sync/hooks.ts';
import { useWaysQuery } from './delivery-api.ts';
import { unreachedWords, waysWords } from './told-ways.ts';

const People = styled('ul')({
  maxHeight: 220,
  margin: '8px 0 0',
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  borderTop: '1px solid var(--line)',
  '& > li': { padding: '8px 0', borderTop: '1px solid var(--line)' },
  '& > li:first-of-type': { borderTop: 0 },
  '& li > div': { display: 'flex', alignItems: 'baseline', gap: 6 },
  '& small': { color: 'var(--ink-3)' },
  '& small.ways': { marginLeft: 'auto', whiteSpace: 'nowrap' },
  '& small.unreached': { color: 'var(--warn-ink)' },
  '& p': { color: 'var(--ink-2)', fontSize: 12.5, overflowWrap: 'anywhere' },
});
const Told = styled('details')({
  flex: 'none',
  padding: '10px 12px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  '& > summary': { fontWeight: 600 },
});
const Unreached = styled('div')({
  flex: 'none',
  padding: '10px 12px',
  borderLeft: '3px solid var(--warn)',
  background: 'var(--warn-tint)',
  fontSize: 12.5,
  '& b': { display: 'block' },
  '& p': { maxHeight: 92, margin: '2px 0 6px', overflowY: 'auto', overflowWrap: 'anywhere' },
  '& small': { color: 'var(--ink-2)' },
});

const WORDS = {
  called: '일촬표가 나왔다고 알려요',
  dropped: '이날 콜이 없어졌다고 알려요',
  cancelled: '촬영이 취소됐다고 알려요',
  withdrawn: '',
  changed: '',
} as const;

/** So many of somebody's changed lines are shown. */
const SHOWN = 3;

/** CS46, CS90: who will be told of a sheet, what, by which ways, and whom nothing reaches: before it goes out. */
export function ToldList(props: {
  readonly callsheetId: Id;
  readonly tellings: readonly Telling[];
  /** A first version, or one that calls the day off, is told to everybody; else to whom it is news. */
  readonly isForAll: boolean;
}) {
  const { tellings, isForAll } = props;
  const [isOpen, setOpen] = useState(false);
  const projectId = useProjectId();
  const { data: ways, isError } = useWaysQuery({ projectId, callsheetId: props.callsheetId });
  const unreached = unreachedWords(ways, tellings);
  if (tellings.length === 0)
    return (
      <p style={{ color: 'var(--ink-2)' }}>
        {isForAll ? '알릴 사람이 아직 없어요.' : '자기 줄이 바뀐 사람이 없어 따로 알리지 않아요.'}
      </p>
    );
  return (
    <>
      {unreached ? (
        <Unreached role="note">
          <b>{unreached.why}</b>
          <p>{unreached.names}</p>
          <small>알린 다음 ‘확인’을 눌러 각자의 링크를 복사해 보내 주세요.</small>
        </Unreached>
      ) : null}
      {isError ? <p style={{ color: 'var(--ink-2)' }}>지금은 누구에게 닿을지 알 수 없어요.</p> : null}
      <Told open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Summary>{toldWords(tellings)}</Summary>
        {isOpen ? (
          <People>
            {tellings.map(({ to, kind, changes }) => (
              <li key={recipientKey(to)}>
                <div>
                  {to.name} <small>{to.team}</small>
                  <WayWords words={waysWords(ways, to)} />
                </div>
                <p>
                  {kind === 'changed' ? changes.slice(0, SHOWN).map(changeWords).join(' · ') : WORDS[kind]}
                  {changes.length > SHOWN ? ` 외 ${changes.length - SHOWN}줄` : ''}
                </p>
              </li>
            ))}
          </People>
        ) : null}
      </Told>
    </>
  );
}

const WayWords = ({ words }: { readonly words: string | null }) =>
  words === null ? null : (
    <small className={words === '닿지 않아요' ? 'ways unreached' : 'ways'}>{words}</small>
  );

/** `알릴 사람 14명 · 바뀐 사람 12명, 새로 2명`. */
function toldWords(tellings: readonly Telling[]): string {
  const count = (kind: Telling['kind']): number => tellings.filter((one) => one.kind === kind).length;
  const [changed, called, dropped] = [count('changed'), count('called'), count('dropped')];
  const parts = [
    changed > 0 && changed < tellings.length && `바뀐 사람 ${changed}명`,
    changed > 0 && called > 0 && `새로 ${called}명`,
    dropped > 0 && `콜이 없어진 사람 ${dropped}명`,
  ].filter(Boolean);
  return [`알릴 사람 ${tellings.length}명`, parts.join(', ')].filter(Boolean).join(' · ');
}
