import { type ReactNode, useEffect, useState } from 'react';

/** Draws nothing until it is resolved. Not by `Suspense`, which React would keep empty for 300 ms. */
export function WhenHere(props: { readonly until: Promise<unknown>; readonly children: ReactNode }) {
  const { until, children } = props;
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    let gone = false;
    void until.then(() => {
      if (!gone) setIsHere(true);
    });
    return () => {
      gone = true;
    };
  }, [until]);
  return isHere ? children : null;
}
