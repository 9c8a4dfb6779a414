import { type RefObject, useEffect } from 'react';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA)$/.test(target.tagName));

/** The places that take what is pasted, the newest last. */
const places: RefObject<HTMLElement | null>[] = [];

/** Takes the files and the addresses that are pasted while a place is seen; of several the one that came last. */
export function useFilePaste(
  place: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
  onAddress: (address: string) => void,
): void {
  useEffect(() => {
    places.push(place);
    return () => void places.splice(places.indexOf(place), 1);
  }, [place]);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const taking = places.findLast(({ current }) => current?.checkVisibility() ?? false);
      if (taking !== place || isWriting(event.target) || !event.clipboardData) return;
      const files = [...event.clipboardData.files];
      const text = event.clipboardData.getData('text/plain').trim();
      if (files.length > 0) onFiles(files);
      else if (/^https?:\/\/\S+$/.test(text)) onAddress(text);
      else return;
      event.preventDefault();
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [place, onFiles, onAddress]);
}
