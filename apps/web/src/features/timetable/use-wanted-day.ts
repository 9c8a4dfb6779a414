import { type DateText, daysOf, hasBegun, type Id, type ProjectState, rowsOf } from '@ddak/domain';
import { useEffect, useState } from 'react';
import { useAddressParams } from '../../platform/address/use-address-params.ts';
import { todayText } from '../../platform/clock/today.ts';

/**
 * The day that the address asks for as the plan is opened; the address then is that of the plan again. Else, while a film is
 * shot, today or the next day of it.
 */
export function useWantedDay(state: ProjectState, boardId: Id): Id | null {
  const { params, set } = useAddressParams();
  const [asked] = useState(() => params.get('day'));
  const [next] = useState(() => nextDay(state, boardId, todayText()));
  useEffect(() => {
    if (asked !== null) set('day', null);
  }, [asked, set]);
  return asked ?? next;
}

/** Null before anything has been shot: a plan is read from its beginning. */
function nextDay(state: ProjectState, boardId: Id, today: DateText): Id | null {
  const days = daysOf(state, boardId);
  const isShooting = days.some(({ _id }) => rowsOf(state, _id).some(hasBegun));
  return (isShooting && days.find(({ tableDate }) => tableDate >= today)?._id) || null;
}
