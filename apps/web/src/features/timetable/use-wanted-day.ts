import type { Id } from '@ddak/domain';
import { useEffect, useState } from 'react';
import { useAddressParams } from '../../platform/address/use-address-params.ts';

/** The day that the address asks for as the plan is opened; the address then is that of the plan again. */
export function useWantedDay(): Id | null {
  const { params, set } = useAddressParams();
  const [wanted] = useState(() => params.get('day'));
  useEffect(() => {
    if (wanted !== null) set('day', null);
  }, [wanted, set]);
  return wanted;
}
