import { CROWD, isTitle } from '../words/titles.ts';
import { type CueCandidate, isMarked } from './cue-candidates.ts';
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
    if (words.length < 2 || isTitle(words[1] ?? '')) {
      if (words.length === 2) cast.delete(words[0] ?? '');
      continue;
    }
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

/**
 * A good part of what stands behind the name is spoken: narration names people with a particle behind them. A single
 * syllable has more to prove.
 */
function believed([name, { count, spoken }]: [string, Tally]): boolean {
  if (name.length === 1) return count >= 3 && spoken >= count * 0.5 && !DETERMINERS.has(name);
  const share = count >= 3 || isTitle(name.split(' ').at(-1) ?? '') ? 0.35 : 0.6;
  return count >= 2 && spoken >= count * share;
}

const DETERMINERS: ReadonlySet<string> = new Set(
  '그 이 저 한 두 세 네 다 더 또 안 못 잘 곧 막 좀 왜 뭐 아 야 자 어 응 예'.split(' '),
);
const PARTICLE = /[은는이가을를의도]$/;

function tallyNames(candidates: readonly CueCandidate[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const { name, written, speech } of candidates) {
    const tally = tallies.get(name.who) ?? { count: 0, spoken: 0 };
    tally.count += 1;
    if (isMarked({ name, written }) || !readsAsAction(speech, false)) tally.spoken += 1;
    tallies.set(name.who, tally);
  }
  return tallies;
}

/** Whether who speaks only once is believed: somebody by title or number, with words that are plainly spoken. */
export function speaksOnce({ name, speech }: CueCandidate, cast: ReadonlySet<string>): boolean {
  if (name.others.length > 0) return [name.who, ...name.others].every((one) => cast.has(one));
  const [first = '', second] = name.who.split(' ');
  const last = second ?? first;
  const kin =
    second !== undefined && ((AGE.test(first) && cast.has(last)) || (cast.has(first) && KIN.test(last)));
  const somebody = kin || isTitle(last) || CROWD.test(name.who) || /^[가-힣]{2,5}\d{1,2}$/.test(name.who);
  return somebody && soundsSpoken(speech);
}

const AGE = /^(?:어린|젊은|늙은|중년|노년|소년|소녀|꼬마|미래의?|과거의?|현재의?)$/;
const KIN = /^(?:부|모|처|부친|모친)$/;
