import { can, memberOf } from '@ddak/domain';
import { useMemo } from 'react';
import { useMe, useProjectSelector } from '../../sync/hooks.ts';
import { NAV_ITEMS, type NavItem } from './nav-items.ts';

/** The screens that I may read, and those on which something is my own. */
export function useNavItems(): readonly NavItem[] {
  const me = useMe();
  const member = useProjectSelector((state) => memberOf(state, me._id));
  const pays = useProjectSelector((state) => state.personPay);
  return useMemo(() => {
    const owns = ({ ownIn }: NavItem): boolean =>
      ownIn !== undefined && [...pays.values()].some(({ userId }) => userId === me._id);
    return NAV_ITEMS.filter((item) => can(member, 'read', item.section) || owns(item));
  }, [member, pays, me]);
}
