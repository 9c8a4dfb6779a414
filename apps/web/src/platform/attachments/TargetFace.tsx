import { attachmentsOn, mayReadTarget, memberOf, picturesAmong, type Target } from '@ddak/domain';
import { useMemo } from 'react';
import { useMe, useProjectSelector } from '../../sync/hooks.ts';
import { Face } from './Face.tsx';

/** GR25: the newest picture that hangs on something. */
export function TargetFace(props: {
  readonly target: Target;
  readonly name: string;
  readonly round?: boolean;
}) {
  const { targetKind, targetId } = props.target;
  const me = useMe();
  const attachments = useProjectSelector((state) => attachmentsOn(state, targetId));
  const mayRead = useProjectSelector((state) => mayReadTarget(memberOf(state, me._id), { targetKind }));
  const pictures = useMemo(() => picturesAmong(attachments), [attachments]);
  return mayRead ? <Face pictures={pictures} name={props.name} round={props.round ?? false} /> : null;
}
