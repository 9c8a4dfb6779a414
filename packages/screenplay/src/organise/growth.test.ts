import { describe, expect, it } from 'vitest';
import { textParagraphs } from '../readers/txt/txt.ts';
import { acceptHeadings } from './headings/accept-headings.ts';
import { fillGaps } from './headings/fill-gaps.ts';
import { findCandidates, type HeadingCandidate } from './headings/heading-candidates.ts';
import { voteStyle } from './headings/vote-style.ts';
import { toSourceLines } from './lines/source-line.ts';
import { organise } from './organise.ts';
import { numberScenes } from './scenes/number-scenes.ts';

const STYLES: Record<string, (n: number) => string> = {
  'S#1': (n) => `S#${n}. 카페 ${n % 300} (낮)`,
  '1.': (n) => `${n}. 카페 ${n % 300}`,
  '1-1': (n) => `${Math.floor(n / 50) + 1}-${(n % 50) + 1}. 카페 (낮)`,
  '카페/D': (n) => `카페 ${n % 300}/D`,
  'half of the numbers lost': (n) => (n % 2 === 0 ? `S#${n}. 카페 ${n % 300} (낮)` : `카페 ${n % 300} (낮)`),
};

const script = (scenes: number, heading: (n: number) => string): string =>
  Array.from({ length: scenes }, (_, i) => `${heading(i + 1)}\n\n준호가 걷는다.\n\n준호: 가자.\n\n`).join('');

/** How often anything is asked of a candidate while headings are voted for, accepted and numbered. */
function countQuestions(scenes: number, heading: (n: number) => string): number {
  const lines = toSourceLines(textParagraphs(script(scenes, heading)));
  let count = 0;
  const counted = findCandidates(lines, false).map(
    (candidate) =>
      new Proxy<HeadingCandidate>(candidate, {
        get(target, key) {
          count += 1;
          return Reflect.get(target, key);
        },
      }),
  );
  const style = voteStyle(counted, lines);
  const accepted = acceptHeadings(counted, style, lines);
  numberScenes(style.numbered ? fillGaps(accepted, counted, lines) : accepted, []);
  return count;
}

describe('a very long script', () => {
  it.each(Object.entries(STYLES))(
    'OG24: asks of each heading no more than of one in a short script: %s',
    (_, heading) => {
      const short = countQuestions(500, heading) / 500;
      expect(countQuestions(5000, heading) / 5000).toBeLessThan(short * 1.3);
    },
  );

  it.each(Object.entries(STYLES))('OG24: keeps all of 5,000 scenes: %s', (_, heading) => {
    const paragraphs = textParagraphs(script(5000, heading));
    expect(organise({ format: 'txt', title: null, paragraphs, unread: [] }).scenes).toHaveLength(5000);
  });
});
