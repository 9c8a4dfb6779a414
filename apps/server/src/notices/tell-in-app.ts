import { type Id, withNames } from '@ddak/domain';
import { NOTICES_CHANGED } from '@ddak/protocol';
import type { Bus } from '../bus/bus.ts';
import type { NewNotice, Notices } from '../db/notices.ts';
import { asAccount } from '../db/reader.ts';

export interface TellParts {
  readonly notices: Notices;
  readonly bus: Bus;
}

/**
 * Tells somebody something in the app. Whatever job calls it may be done twice: a notice of one id is there once (NT1).
 * `isHeard` false: who has the app open has heard of it already, by the event itself.
 */
export async function tellInApp(
  { notices, bus }: TellParts,
  from: Id,
  one: NewNotice,
  isHeard = true,
): Promise<void> {
  const { userId, path } = one;
  const isNew = await asAccount(userId, () => notices.add(one));
  if (!isNew || !one.inApp) return;
  const title = isHeard ? withNames(one.title, await notices.namesIn([one.title])) : '';
  bus.tell({ userId, event: NOTICES_CHANGED, from, data: { title, path } });
}
