import type { ReactNode } from 'react';
import type { DropPreview } from '../view/preview-drop.ts';
import type { StripView } from '../view/strip-view.ts';
import { PhaseStrip, Strip } from './Strip.tsx';

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
    <div className="drag-card">
      {count > 1 ? <span className="count">{count}</span> : null}
      <div className="first">
        {'strip' in first ? (
          <Strip strip={first.strip} minutes={first.minutes} />
        ) : (
          <PhaseStrip text={first.text} minutes={first.minutes} />
        )}
      </div>
      {props.children}
    </div>
  );
}

export function PreviewCard({ preview }: { readonly preview: DropPreview }) {
  const { end } = preview;
  return (
    <div className="drop-preview">
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
    </div>
  );
}
