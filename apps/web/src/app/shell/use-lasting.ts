import { useEffect, useState } from 'react';

/** True once something has held for `ms`: what is over in a blink is not worth a word. */
export function useLasting(holds: boolean, ms: number): boolean {
  const [lasted, setLasted] = useState(false);
  useEffect(() => {
    if (!holds) return setLasted(false);
    const timer = setTimeout(() => setLasted(true), ms);
    return () => clearTimeout(timer);
  }, [holds, ms]);
  return holds && lasted;
}
