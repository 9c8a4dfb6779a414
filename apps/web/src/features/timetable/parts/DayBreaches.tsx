import { LABOUR_NOTICE } from '@ddak/domain';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import type { BreachView } from '../view/labour-view.ts';

const Sheet = styled('div')({
  display: 'grid',
  gap: 10,
  width: 320,
  maxWidth: 'calc(100vw - 48px)',
  padding: '12px 14px',
  whiteSpace: 'normal',
  '& h3': { fontSize: 13, fontWeight: 600 },
  '& ul': { display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' },
  '& li p': { color: 'var(--ink-2)' },
  '& li b': { fontWeight: 500 },
  '& li[data-hard] b': { fontWeight: 600, color: 'var(--err-ink)' },
  '& small': { fontSize: 11.5, color: 'var(--ink-3)' },
});

/** What a day breaks of the labour rules, each with what would put it right; a press away, so that the board stays calm. */
export function DayBreaches(props: { readonly title: string; readonly breaches: readonly BreachView[] }) {
  const { breaches } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasOpen = useRef(false);
  wasOpen.current ||= anchor !== null;
  const titleId = useId();
  const hard = breaches.some((breach) => breach.hard);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        style={{ color: hard ? 'var(--err-ink)' : 'var(--warn-ink)' }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        근로 점검 {breaches.length}
      </button>
      {wasOpen.current ? (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
          transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
        >
          <Sheet>
            <h3 id={titleId}>{props.title} 근로 점검</h3>
            <ul>
              {breaches.map((breach) => (
                <li key={breach.key} data-hard={breach.hard || undefined}>
                  <b>{breach.message}</b>
                  <p>{breach.mend}</p>
                </li>
              ))}
            </ul>
            <small>{LABOUR_NOTICE} 공휴일은 확인하지 않아요.</small>
          </Sheet>
        </Popover>
      ) : null}
    </>
  );
}
