import { foldWidth } from '../../organise/lines/normalise-text.ts';

const EDGE = '[\\s「」『』《》<>()\\[\\]_·.:,-]';
const TITLED = new RegExp(
  `(?:^|${EDGE})(?:제\\s*)?(\\d{1,3})\\s*(?:부|화|회)(?=$|${EDGE}|씬|대본)|(?:^|[^a-z])ep(?:isode)?\\.?\\s*#?\\s*(\\d{1,3})(?!\\d)`,
  'gi',
);
/** A prize or a festival is counted, too (OG5). */
const COUNTED = /공모|당선|영화제/;
/** What is longer is no title. */
const LONGEST = 40;

/** TI8: the episode that the name of a sheet or a title above the table tells; null where none does, or several do. */
export function titledEpisode(titles: readonly string[]): number | null {
  const told = titles
    .filter((title) => title.length <= LONGEST && !COUNTED.test(title))
    .flatMap((title) => [...foldWidth(title).matchAll(TITLED)])
    .map((match) => Number(match[1] ?? match[2]));
  const [episode, ...others] = new Set(told);
  return episode !== undefined && others.length === 0 && episode >= 1 && episode <= 200 ? episode : null;
}
