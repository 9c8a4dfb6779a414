import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { DayView } from '../view/day-view.ts';

const Tabs = styled('div')({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  padding: '6px 12px',
  background: 'var(--surface)',
  borderBottom: '1px solid var(--line)',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > button': {
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 60,
    height: 44,
    padding: '0 8px',
    border: 0,
    borderRadius: 'var(--r-chip)',
    background: 'transparent',
    color: 'var(--ink-2)',
    lineHeight: 1.3,
  },
  '& b': { fontWeight: 600 },
  '& small': { fontSize: 11.5, color: 'var(--ink-3)' },
  '& > button[aria-selected="true"]': { background: 'var(--brand-soft)', color: 'var(--brand-ink)' },
  '& > button[aria-selected="true"] small': { color: 'inherit' },
  '& b[data-over]': { color: 'var(--err-ink)' },
});

/** The days of a phone's board: one is in view, all are a tap away. */
export function DayTabs(props: {
  readonly days: readonly DayView[];
  readonly current: string | null;
  readonly onGo: (timetableId: string) => void;
}) {
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>(`[data-tab="${props.current}"]`);
    if (!tab || !tabs.current) return;
    tabs.current.scrollTo({ left: tab.offsetLeft - tabs.current.clientWidth / 2 + tab.clientWidth / 2 });
  }, [props.current]);
  return (
    <Tabs ref={tabs} role="tablist" aria-label="촬영일">
      {props.days.map((day) => (
        <button
          key={day.timetableId}
          type="button"
          role="tab"
          data-tab={day.timetableId}
          aria-selected={day.timetableId === props.current}
          onClick={() => props.onGo(day.timetableId)}
        >
          <b data-over={day.over > 0 || undefined}>{day.title}</b>
          <small>{day.date}</small>
        </button>
      ))}
    </Tabs>
  );
}
