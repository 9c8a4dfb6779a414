import type { Id } from '@ddak/domain';
import { useEffect } from 'react';
import { useAddressParams } from '../../platform/address/use-address-params.ts';

/** NT12: whoever was told of a proposal is led to it by the address, which then is that of the board again. */
export function useWantedProposal(open: (proposalId: Id) => void): void {
  const { params, set } = useAddressParams();
  const wanted = params.get('proposal');
  useEffect(() => {
    if (wanted === null) return;
    open(wanted);
    set('proposal', null);
  }, [wanted, open, set]);
}
