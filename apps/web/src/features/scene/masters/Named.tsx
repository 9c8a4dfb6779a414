import type { Target } from '@ddak/domain';
import { TargetFace } from '../../../platform/attachments/TargetFace.tsx';

/** GR25: a name in its cell, with the picture of what it names before it. */
export const Named = (props: {
  readonly target: Target;
  readonly name: string;
  readonly round?: boolean;
}) => (
  <span style={{ display: 'flex', alignItems: 'center', gap: 6, height: '100%', lineHeight: 'normal' }}>
    <TargetFace {...props} />
    <b style={{ minWidth: 0, overflow: 'clip', textOverflow: 'ellipsis' }}>{props.name}</b>
  </span>
);
