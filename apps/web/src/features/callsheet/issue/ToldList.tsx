import { changeWords, recipientKey, type Telling } from '@ddak/domain';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

const People = styled('ul')({
  maxHeight: 220,
  margin: '8px 0 0',
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  borderTop: '1px solid var(--line)',
  '& > li': { padding: '8px 0', borderTop: '1px solid var(--line)' },
  '& > li:first-of-type': { borderTop: 0 },
  '& small': { marginLeft: 6, color: 'var(--ink-3)' },
  '& p': { color: 'var(--ink-2)', fontSize: 12.5, overflowWrap: 'anywhere' },
});
const Told = styled('details')({
  padding: '10px 12px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  '& > summary': { cursor: 'pointer', fontWeight: 600 },
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

/** CS46: who will be told of a sheet, and what, before it goes out. */
export function ToldList({ tellings }: { readonly tellings: readonly Telling[] }) {
  const [isOpen, setOpen] = useState(false);
  if (tellings.length === 0)
    return <p style={{ color: 'var(--ink-2)' }}>자기 줄이 바뀐 사람이 없어 따로 알리지 않아요.</p>;
  return (
    <Told open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{toldWords(tellings)}</summary>
      {isOpen ? (
        <People>
          {tellings.map(({ to, kind, changes }) => (
            <li key={recipientKey(to)}>
              {to.name}
              <small>{to.team}</small>
              <p>
                {kind === 'changed' ? changes.slice(0, SHOWN).map(changeWords).join(' · ') : WORDS[kind]}
                {changes.length > SHOWN ? ` 외 ${changes.length - SHOWN}줄` : ''}
              </p>
            </li>
          ))}
        </People>
      ) : null}
    </Told>
  );
}

/** `14명에게 알려요 · 바뀐 사람 12명, 새로 2명`. */
function toldWords(tellings: readonly Telling[]): string {
  const count = (kind: Telling['kind']): number => tellings.filter((one) => one.kind === kind).length;
  const [changed, called, dropped] = [count('changed'), count('called'), count('dropped')];
  const parts = [
    changed > 0 && `바뀐 사람 ${changed}명`,
    changed > 0 && called > 0 && `새로 ${called}명`,
    dropped > 0 && `콜이 없어진 사람 ${dropped}명`,
  ].filter(Boolean);
  return [`${tellings.length}명에게 알려요`, parts.join(', ')].filter(Boolean).join(' · ');
}
