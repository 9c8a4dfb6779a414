import { useEffect, useState } from 'react';

const listeners = new Set<(text: string) => void>();

/** Says something to who hears the page instead of seeing it. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

/** Where announcements are heard. Stands once in the app (UiProvider). */
export function LiveRegion() {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  useEffect(() => {
    const listener = (text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 }));
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return (
    <div
      role="status"
      aria-live="assertive"
      style={{ position: 'fixed', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      {/* A text that is said twice must change to be heard twice. */}
      {said.text + (said.turn % 2 === 0 ? '' : '\u00a0')}
    </div>
  );
}
