import type { EpisodeMark } from '../scenes/number-scenes.ts';
import { foldWidth } from './normalise-text.ts';
import type { SourceLine } from './source-line.ts';

const MARK =
  /^[\s<〈《【[(=*#-]*(?:(?:제\s*)?(\d{1,3})\s*(?:부|회|화)(?![가-힣\d])|EP(?:ISODE)?\.?\s*#?\s*(\d{1,3})\b|(?:에피소드)\s*(\d{1,3}))(.{0,30})$/i;

/** `제3회 … 공모 당선작`: what a script has won, or where it was shown. */
const PRIZE = /공모|당선|수상|입선|가작|우수|영화제|연극제|대회|축제|시상|주년|기념|출품|지원작|워크숍|졸업/;

/** `「세 번째 식탁」 1부`, `황제의 요리사 제3회`: the episode behind the title, on the cover. */
const BEHIND_TITLE =
  /(?:[>〉》」』”"’'\]]\s*[-:,.]?\s*(?:제\s*)?|\s[/|-]\s*(?:제\s*)?|\s제\s*)(\d{1,3})\s*(?:부|회|화)(?![가-힣\d])(?:.{0,12}|\s*[<〈《「『“"'‘].{0,30})$|^(?!.*(?:총|전)\s?\d).*\S\s(\d{1,3})(?:부|회|화)$|\sEP(?:ISODE)?\.?\s*#?\s*(\d{1,3})\b.{0,20}$/i;

/** Lines that open an episode: `제2부`, `3회 - 재회`, `EP.1`; never a line that is a heading. */
export function findEpisodeMarks(lines: readonly SourceLine[], headings: ReadonlySet<number>): EpisodeMark[] {
  const first = Math.min(...headings, lines.length);
  return lines.flatMap((line, at) => {
    if (headings.has(at) || line.text.length > 40) return [];
    const text = foldWidth(line.text);
    const match = MARK.exec(text);
    const rest = match?.[4]?.trim() ?? '';
    if (match && !PRIZE.test(rest) && !readsOn(text, rest))
      return [{ at, episodeNo: Number(match[1] ?? match[2] ?? match[3]) || 1 }];
    const cover = at < first ? BEHIND_TITLE.exec(text) : null;
    return cover && !PRIZE.test(text)
      ? [{ at, episodeNo: Number(cover[1] ?? cover[2] ?? cover[3]) || 1 }]
      : [];
  });
}

/** `2부 리그에서 뛴다.`; `EP.07 떡이 도망갔다` is a title. */
function readsOn(text: string, rest: string): boolean {
  if (/^[은는이가을를에의로]/.test(rest)) return true;
  return /^[\s<〈《【[(=*#-]*(?:제|EP)/i.test(text)
    ? /(?:다|요|까)[.!?]$/.test(rest)
    : /(?:다|요|까)[.!?]?$|[?!]$/.test(rest);
}
