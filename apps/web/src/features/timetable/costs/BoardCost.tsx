import { type Id, inWon } from '@ddak/domain';
import { useContext, useSyncExternalStore } from 'react';
import { Costs } from './costs.ts';
import { shortWon } from './short-won.ts';

const NOBODY = () => () => undefined;
const NOTHING = () => null;

/**
 * What a day costs, or all of the board; nothing until it is worked out, and for whom costs are not. A part of its own: only
 * the amounts that change are drawn anew.
 */
export function BoardCost({ of }: { readonly of?: Id }) {
  const store = useContext(Costs);
  const ofDay = () => (of === undefined ? null : (store?.ofDay(of) ?? null));
  const won = useSyncExternalStore(
    store?.subscribe ?? NOBODY,
    of === undefined ? (store?.total ?? NOTHING) : ofDay,
  );
  if (won === null) return null;
  const exactly = inWon(won);
  return of === undefined ? (
    <span>예상 {exactly}</span>
  ) : (
    <em title={`예상 비용 ${exactly}`}>{shortWon(won)}</em>
  );
}
