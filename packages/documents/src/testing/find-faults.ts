import type { ReadPage, Spot } from './read-pdf.ts';

/** Of a text's size: how far its letters reach above and below the line they stand on. */
const ABOVE = 0.72;
const BELOW = 0.08;
const TOLERANCE = 0.5;

const overlap = (a: Spot, b: Spot): boolean =>
  a.x + a.width - TOLERANCE > b.x &&
  b.x + b.width - TOLERANCE > a.x &&
  a.y + a.size * ABOVE - TOLERANCE > b.y - b.size * BELOW &&
  b.y + b.size * ABOVE - TOLERANCE > a.y - a.size * BELOW;

/** What a reader would stumble over: texts that run into each other or out of their page. Empty where all is well. */
export function findFaults(pages: readonly ReadPage[]): string[] {
  return pages.flatMap(({ spots, width, height }, index) => {
    const where = `page ${index + 1}`;
    const outside = spots.filter(
      (spot) =>
        spot.x < 10 ||
        spot.x + spot.width > width - 10 ||
        spot.y < 5 ||
        spot.y + spot.size * ABOVE > height - 5,
    );
    const pairs = spots.flatMap((one, i) =>
      spots.slice(i + 1).flatMap((other) => (overlap(one, other) ? `${one.text} / ${other.text}` : [])),
    );
    return [
      ...outside.map(({ text }) => `${where}: outside: ${text}`),
      ...pairs.map((pair) => `${where}: over each other: ${pair}`),
    ];
  });
}
