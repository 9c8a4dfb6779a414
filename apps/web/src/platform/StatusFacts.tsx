import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export const STATUS_FACTS_ID = 'status-facts';

/** What a screen counts (전체 118씬 · 95 배정): shown at the foot of the app, beside the state of saving. */
export function StatusFacts(props: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(STATUS_FACTS_ID)), []);
  return place ? createPortal(props.children, place) : null;
}
