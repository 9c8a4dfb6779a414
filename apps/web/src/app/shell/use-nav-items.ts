import { can, isOfCrew, memberOf } from '@ddak/domain';
import { useMemo } from 'react';
import { useMe, useProjectSelector } from '../../sync/hooks.ts';
import { NAV_ITEMS, type NavItem } from './nav-items.ts';

/** The screens that I may read, and those on which something is my own. */
export function useNavItems(): readonly NavItem[] {
  const me = useMe();
  const member = useProjectSelector((state) => memberOf(state, me._id));
  const isCrew = useProjectSelector((state) => isOfCrew(state, me._id));
  return useMemo(
    () =>
      NAV_ITEMS.flatMap((item) => {
        if (can(member, 'read', item.section)) return [item];
        return isCrew && item.ownLabel ? [{ ...item, label: item.ownLabel }] : [];
      }),
    [member, isCrew],
  );
}
