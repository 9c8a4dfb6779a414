import { type BreakdownElement, mayReadTarget, memberOf, picturesOfElement } from '@ddak/domain';
import { Face } from '../../../../platform/attachments/Face.tsx';
import { useMe, useProjectState } from '../../../../sync/hooks.ts';

/** EL11: the newest picture of a thing, on whichever of its rows it hangs. */
export function ElementFace({ element }: { readonly element: BreakdownElement }) {
  const state = useProjectState();
  const me = useMe();
  if (!mayReadTarget(memberOf(state, me._id), { targetKind: 'breakdownItem' })) return null;
  return <Face pictures={picturesOfElement(state, element)} name={element.name} />;
}
