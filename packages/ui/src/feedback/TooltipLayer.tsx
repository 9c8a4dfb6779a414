import { type ComponentType, useEffect, useState } from 'react';
import { followHints, type Hint } from './follow-hints.ts';

/** Shows the hint of whatever the pointer, the focus or a resting finger is on. Stands once in the app. */
export function TooltipLayer() {
  const [hint, setHint] = useState<Hint | null>(null);
  const [Tip, setTip] = useState<ComponentType<{ readonly hint: Hint }> | null>(null);
  useEffect(() => followHints(document, setHint), []);
  useEffect(() => {
    // What places it is large, and no page begins with a hint.
    if (!hint || Tip) return;
    import('./HintTip.tsx').then(
      ({ HintTip }) => setTip(() => HintTip),
      // The next hint asks again.
      (error: unknown) => console.warn('hint', error),
    );
  }, [hint, Tip]);
  return hint && Tip ? <Tip hint={hint} /> : null;
}
