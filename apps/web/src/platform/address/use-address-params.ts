import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** What the address says behind its `?`, and how one thing of it is said anew, or no more: in place, so that going back leaves. */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (name: string, value: string | null) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          if (value === null) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { params, set };
}
