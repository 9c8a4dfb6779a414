import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Times the usual size of type, the largest first: the points of the printed sheet (CS93). */
const SCALES = [11, 10.2, 9.4, 8.6].map((points) => points / 7.9);
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
  const fits = (scale: number): boolean => {
    paper.style.setProperty('--type', String(scale));
    return paper.offsetHeight <= most;
  };
  if (!SCALES.some(fits)) paper.style.removeProperty('--type');
}
