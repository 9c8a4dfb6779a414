import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * What is heard whatever else is open. A dialog hides everything beside it from assistive technology, but for elements
 * on which HTML forbids `aria-hidden`: a slot is one, and lays nothing out itself.
 */
export function BesideDialogs(props: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const slot = document.body.appendChild(document.createElement('slot'));
    setPlace(slot);
    return () => slot.remove();
  }, []);
  return place ? createPortal(props.children, place) : null;
}
