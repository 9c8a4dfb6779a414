import type { Id } from '@ddak/domain';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** NT12: whoever was told of a proposal is led to it by the address, which then is that of the board again. */
export function useWantedProposal(open: (proposalId: Id) => void): void {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('proposal');
  useEffect(() => {
    if (wanted === null) return;
    open(wanted);
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        next.delete('proposal');
        return next;
      },
      { replace: true },
    );
  }, [wanted, open, setParams]);
}
