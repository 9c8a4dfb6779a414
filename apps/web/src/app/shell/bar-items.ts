import type { NavItem } from './nav-items.ts';

export interface BarItems {
  readonly atHand: readonly NavItem[];
  readonly rest: readonly NavItem[];
}

const ON_SET = 'today';
/** What gives its place to 오늘: the bar has four. */
const GIVES_WAY = 'scenes';

/** OS7: on a shooting day 오늘 comes first in the bar of a phone, in place of the scenes. */
export function barItems(items: readonly NavItem[], isShooting: boolean): BarItems {
  const today = isShooting ? items.find(({ path }) => path === ON_SET) : undefined;
  if (!today)
    return { atHand: items.filter(({ atHand }) => atHand), rest: items.filter((one) => !one.atHand) };
  const stays = (one: NavItem): boolean => Boolean(one.atHand) && one.path !== GIVES_WAY;
  return {
    atHand: [today, ...items.filter(stays)],
    rest: items.filter((one) => one !== today && !stays(one)),
  };
}
