import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { LEAST_TYPE, SHEET_WIDTH, TEXT } from './paper-style.ts';

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
 * Sets the type of a sheet on the screen as large as lets it stand on one page, as in print; and how narrow its frame may
 * get before its type is too small to be read (CS93), unless the whole page is to be seen.
 */
export function useFittingType(
  frame: RefObject<HTMLElement | null>,
  paper: RefObject<HTMLElement | null>,
  isWhole: boolean,
): void {
  useLayoutEffect(() => {
    fit(frame.current, paper.current, isWhole);
  });
  // Letters of a font that was not there yet are of another width.
  useEffect(() => {
    const again = (): void => fit(frame.current, paper.current, isWhole);
    document.fonts.addEventListener('loadingdone', again);
    return () => document.fonts.removeEventListener('loadingdone', again);
  }, [frame, paper, isWhole]);
}

function fit(frame: HTMLElement | null, paper: HTMLElement | null, isWhole: boolean): void {
  if (!frame || !paper) return;
  // It is measured at its full size: in a narrow one some of it is larger than in proportion, to be read.
  frame.style.setProperty('--least', `${SHEET_WIDTH}px`);
  const scale = fitType(paper);
  const readable = Math.min(SHEET_WIDTH, Math.ceil((SHEET_WIDTH * LEAST_TYPE) / (TEXT * scale)));
  frame.style.setProperty('--least', `${isWhole ? 0 : readable}px`);
}

/** Answers how many times the usual size it is. */
function fitType(paper: HTMLElement): number {
  const most = paper.clientWidth * HEIGHT;
  const below = paper.querySelector<HTMLElement>('[data-below]');
  const plain = (): void => {
    paper.removeAttribute('data-newspaper');
    below?.style.removeProperty('height');
  };
  const fits = ({ points, isNewspaper }: (typeof TRIES)[number]): boolean => {
    paper.style.setProperty('--type', String(points / USUAL));
    if (!isNewspaper || !below) return paper.offsetHeight <= most;
    paper.toggleAttribute('data-newspaper', true);
    const padding = Number.parseFloat(getComputedStyle(paper).paddingBottom);
    const room = most - (below.offsetTop - paper.offsetTop) - padding;
    // In proportion to the paper, whatever its width is then.
    below.style.height = `${(100 * room) / paper.clientWidth}cqw`;
    if (room > 0 && below.scrollWidth <= below.clientWidth && paper.offsetHeight <= most + 1) return true;
    plain();
    return false;
  };
  plain();
  const fitting = TRIES.find(fits);
  if (!fitting) paper.style.removeProperty('--type');
  return (fitting?.points ?? USUAL) / USUAL;
}
