import { can, memberOf } from '@ddak/domain';
import { useMe, useProjectSelector } from '../../sync/hooks.ts';
import { NAV_ITEMS, type NavItem } from './nav-items.ts';

/** The screens that I may read. */
export function useNavItems(): readonly NavItem[] {
  const me = useMe();
  const member = useProjectSelector((state) => memberOf(state, me._id));
  return NAV_ITEMS.filter(({ section }) => can(member, 'read', section));
}
