import { isShootingDay } from '@ddak/domain';
import { useNow } from '../../platform/clock/use-now.ts';
import { useProjectSelector } from '../../sync/hooks.ts';
import { type BarItems, barItems } from './bar-items.ts';
import { useNavItems } from './use-nav-items.ts';

const MINUTE = 60_000;

/** What the phone's bar has at hand, and what stands behind 더 보기. */
export function useBarItems(): BarItems {
  const items = useNavItems();
  const now = useNow(MINUTE);
  const isShooting = useProjectSelector((state) => isShootingDay(state, now));
  return barItems(items, isShooting);
}
