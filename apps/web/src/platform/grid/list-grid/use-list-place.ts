import { useEffect, useState } from 'react';

/** The place above the list that something of it is shown in; null: it is not there yet. */
export function useListPlace(id: string): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(id)), [id]);
  return place;
}
