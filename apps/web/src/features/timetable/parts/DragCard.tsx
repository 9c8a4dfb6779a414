import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { DropPreview } from '../view/preview-drop.ts';
import type { StripView } from '../view/strip-view.ts';
import { PhaseStrip, Strip } from './Strip.tsx';

const Hanging = styled('div')({
  position: 'absolute',
  width: 226,
  transform: 'translate(-40px, -24px)',
  '& > .first': { borderRadius: 'var(--r-chip)', boxShadow: 'var(--lift)', rotate: '1.2deg' },
  '& > .count': {
    position: 'absolute',
    top: -8,
    right: -8,
    minWidth: 22,
    height: 22,
    padding: '0 6px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 11,
    background: 'var(--brand)',
    color: 'var(--on-brand)',
    fontSize: 12,
    fontWeight: 700,
    zIndex: 1,
  },
});

const Preview = styled('div')({
  marginTop: 12,
  padding: '8px 10px',
  borderRadius: 'var(--r-chip)',
  background: 'var(--ink)',
  color: 'var(--surface)',
  boxShadow: 'var(--lift)',
  fontSize: 12,
  lineHeight: 1.55,
  '& b': { fontWeight: 700 },
  '& p[data-tone="up"]': { color: 'var(--inverted-up)' },
  '& p[data-tone="down"]': { color: 'var(--inverted-down)' },
});

/** What hangs at the pointer: the strip, how many come along, and the answer before the drop. */
export function DragCard(props: {
  readonly first:
    | { readonly strip: StripView; readonly minutes: number }
    | { readonly text: string; readonly minutes: number };
  readonly count: number;
  readonly children: ReactNode;
}) {
  const { first, count } = props;
  return (
    <Hanging>
      {count > 1 ? <span className="count">{count}</span> : null}
      <div className="first">
        {'strip' in first ? (
          <Strip strip={first.strip} minutes={first.minutes} />
        ) : (
          <PhaseStrip text={first.text} minutes={first.minutes} />
        )}
      </div>
      {props.children}
    </Hanging>
  );
}

export function PreviewCard({ preview }: { readonly preview: DropPreview }) {
  const { end } = preview;
  return (
    <Preview>
      <b>{preview.title}</b>
      {end ? (
        <p>
          {end.before === end.after ? (
            `종료 ${end.after} 그대로`
          ) : (
            <>
              종료 {end.before} → <b>{end.after}</b>
            </>
          )}
        </p>
      ) : null}
      {preview.lines.map((line) => (
        <p key={line.text} data-tone={line.tone}>
          {line.text}
        </p>
      ))}
    </Preview>
  );
}
