import { CROWD, isTitle } from '../words/titles.ts';
import type { CueCandidate } from './cue-candidates.ts';
import { readsAsAction, soundsSpoken } from './speech-or-action.ts';

/** What a name that is set off by no more than a space is weighed by. */
interface Tally {
  count: number;
  spoken: number;
}

/**
 * Who speaks in a document that sets names off by a single space: names that open line after line with speech behind
 * them. `다방 마담` is one name where the first word hardly ever stands without the second.
 */
export function spaceCast(candidates: readonly CueCandidate[]): Set<string> {
  const tallies = tallyNames(candidates.filter((cue) => cue.form === 'space'));
  const cast = new Set([...tallies].filter(believed).map(([name]) => name));
  for (const name of [...cast]) {
    const words = name.split(' ');
    if (words.length < 2) continue;
    const short = tallies.get(words[0] ?? '');
    const own = tallies.get(name)?.count ?? 0;
    // `마담 그래`: the second word is what is said, when the first one opens other lines too.
    if (short && own * 10 < short.count * 6) cast.delete(name);
    else cast.delete(words[0] ?? '');
  }
  for (const name of [...cast])
    if (cast.has(name.replace(/[은는이가을를의도]$/, '')) && PARTICLE.test(name)) cast.delete(name);
  return cast;
}

/** Most of what stands behind the name is spoken; two parts of five will do behind a title. */
function believed([name, { count, spoken }]: [string, Tally]): boolean {
  const share = isTitle(name.split(' ').at(-1) ?? '') ? 0.4 : 0.6;
  return count >= 2 && spoken >= count * share;
}

const PARTICLE = /[은는이가을를의도]$/;

function tallyNames(candidates: readonly CueCandidate[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const { name, speech } of candidates) {
    const tally = tallies.get(name.who) ?? { count: 0, spoken: 0 };
    tally.count += 1;
    if (!readsAsAction(speech, false)) tally.spoken += 1;
    tallies.set(name.who, tally);
  }
  return tallies;
}

/** Whether who speaks only once is believed: somebody by title or number, with words that are plainly spoken. */
export function speaksOnce({ name, speech }: CueCandidate): boolean {
  const last = name.who.split(' ').at(-1) ?? '';
  const somebody = isTitle(last) || CROWD.test(name.who) || /^[가-힣]{2,5}\d{1,2}$/.test(name.who);
  return somebody && soundsSpoken(speech);
}
