import type { Target } from '@ddak/domain';
import { TargetFace } from '../../../platform/attachments/TargetFace.tsx';

/** GR25: a name in its cell, with the picture of what it names before it. */
export const Named = (props: {
  readonly target: Target;
  readonly name: string;
  readonly round?: boolean;
  /** What is said quietly behind it. */
  readonly aside?: string | undefined;
}) => (
  <span style={{ display: 'flex', alignItems: 'center', gap: 6, height: '100%', lineHeight: 'normal' }}>
    <TargetFace target={props.target} name={props.name} round={props.round ?? false} />
    <b style={{ minWidth: 0, overflow: 'clip', textOverflow: 'ellipsis' }}>{props.name}</b>
    {props.aside ? (
      <small
        title={props.aside}
        style={{
          flex: '1 100 0',
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          color: 'var(--ink-3)',
        }}
      >
        {props.aside}
      </small>
    ) : null}
  </span>
);
