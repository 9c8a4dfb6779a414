import { Grow, Kbd, StatusBar } from '@ddak/ui';
import { REVIEW_KEYS } from './use-review-keys.ts';

/** The keys that work here, always in sight. */
export function ReviewFoot(props: {
  readonly canEdit: boolean;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
}) {
  const keys = props.canEdit ? REVIEW_KEYS : REVIEW_KEYS.slice(0, 2);
  return (
    <StatusBar>
      {keys.map(([key, does]) => (
        <span key={key} style={{ display: 'inline-flex', alignItems: 'center', gap: 5 }}>
          <Kbd>{key}</Kbd> {does}
        </span>
      ))}
      <Grow />
      {props.canEdit ? (
        <button
          type="button"
          disabled={!props.canUndo}
          onClick={props.onUndo}
          style={{ border: 0, background: 'none', padding: 0, color: 'var(--ink-2)', cursor: 'pointer' }}
        >
          실행 취소 <Kbd>⌘Z</Kbd>
        </button>
      ) : null}
    </StatusBar>
  );
}
