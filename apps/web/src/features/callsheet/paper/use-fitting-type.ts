import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** The usual size of type in print, of which others are multiples. */
const USUAL = 7.9;
/** What print tries in turn (CS93), in points: blocks in their columns, from some size on as in a newspaper too. */
const TRIES = [
  ...[11, 10.6, 10.2, 9.8, 9.4, 9, 8.6, 8.2].map((points) => ({ points, isNewspaper: false })),
  ...[7.9, 7.5, 7.1, 6.7].flatMap((points) => [
    { points, isNewspaper: false },
    { points, isNewspaper: true },
  ]),
];
/** A4 across, with a hair for rounding. */
const HEIGHT = 0.7075;

/**
 * Sets the type of a sheet on the screen as large as lets it stand on one page, as in print. All of it is drawn in
 * proportion to its width: what fits once fits at every width.
 */
export function useFittingType(paper: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (paper.current) fitType(paper.current);
  });
  // Letters of a font that was not there yet are of another width.
  useEffect(() => {
    const fit = (): void => {
      if (paper.current) fitType(paper.current);
    };
    document.fonts.addEventListener('loadingdone', fit);
    return () => document.fonts.removeEventListener('loadingdone', fit);
  }, [paper]);
}

function fitType(paper: HTMLElement): void {
  const most = paper.clientWidth * HEIGHT;
  const below = paper.querySelector<HTMLElement>('[data-below]');
  const fits = ({ points, isNewspaper }: (typeof TRIES)[number]): boolean => {
    paper.style.setProperty('--type', String(points / USUAL));
    if (!isNewspaper || !below) return paper.offsetHeight <= most;
    paper.toggleAttribute('data-newspaper', true);
    const room =
      most - (below.offsetTop - paper.offsetTop) - Number.parseFloat(getComputedStyle(paper).paddingBottom);
    below.style.height = `${room}px`;
    if (room > 0 && below.scrollWidth <= below.clientWidth && paper.offsetHeight <= most + 1) return true;
    plain();
    return false;
  };
  const plain = (): void => {
    paper.removeAttribute('data-newspaper');
    below?.style.removeProperty('height');
  };
  plain();
  if (!TRIES.some(fits)) paper.style.removeProperty('--type');
}
