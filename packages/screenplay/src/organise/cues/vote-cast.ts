import type { SourceLine } from '../lines/source-line.ts';
import { startsWithCast } from './cast-opening.ts';
import { type CueCandidate, type CueForm, isMarked } from './cue-candidates.ts';
import { findPeople, isPerson, mannerBelow, type People } from './gather-namings.ts';
import { voteMark } from './mark-cues.ts';
import { spaceCast } from './space-cues.ts';
import { readsAsAction, soundsSpoken } from './speech-or-action.ts';

/** How this document sets its cues, and who speaks in it. */
export interface CueStyle {
  forms: ReadonlySet<CueForm>;
  cast: ReadonlySet<string>;
  /** Lone cues: an empty row before the name tells a cue from action. */
  blankBeforeCue: boolean;
  /** Lone cues: how far names and speech are set in; null where indents say nothing. */
  cueIndent: number | null;
  speechIndent: number | null;
  /** Every line is followed by an empty row, so that empty rows say nothing. */
  doubleSpaced: boolean;
  /** Action names people with a particle behind them (`준호가`), and so hardly ever bare. */
  namesTakeParticles: boolean;
  /** The mark that sets names off, where neither a colon nor a gap does. */
  mark: string | null;
  /** How likely each that stands where names do is a person (OG72). */
  people: People;
}

/** OG79: so many lines in which somebody known speaks show the form of a document that is too short to vote. */
const KNOWN_LINES = 2;

/** Who is known and opens lines with speech behind them; where nothing plainer marks cues, the space counts then. */
function knownSpeakers(
  candidates: readonly CueCandidate[],
  forms: Set<CueForm>,
  known: ReadonlySet<string>,
): string[] {
  const speaking = candidates.filter(
    ({ form, name, speech }) => known.has(name.who) && (form !== 'space' || !readsAsAction(speech, false)),
  );
  const spaced = speaking.filter(({ form }) => form === 'space').length;
  if (spaced >= KNOWN_LINES && PLAINER.every((form) => !forms.has(form))) forms.add('space');
  return speaking.map(({ name }) => name.who);
}

/** Votes over all lines: the form in which names come again and again is the document's form. */
export function voteCast(
  found: readonly CueCandidate[],
  lines: readonly SourceLine[],
  isHeading: (at: number) => boolean,
  known: ReadonlySet<string> = new Set(),
): CueStyle {
  const people = findPeople(found, lines);
  const candidates = found.filter((cue) => isPerson(cue, people));
  const tallies = tallyForms(candidates, lines);
  judgeSpaceForm(tallies, candidates, lines.length);
  const mark = judgeMarkForm(tallies, candidates);
  const top = Math.max(0, ...tallies.values());
  const forms = new Set<CueForm>();
  for (const [form, tally] of tallies) if (tally >= 1 && tally * 6 >= top) forms.add(form);
  const lone = candidates.filter((cue) => cue.form === 'lone');
  const recurring = recurringNames(
    candidates.filter(
      (cue) => forms.has(cue.form) && cue.form !== 'space' && (!cue.mark || cue.mark === mark),
    ),
  );
  if (forms.has('space')) for (const name of spaceCast(candidates)) recurring.add(name);
  const sure = lone.filter((cue) => recurring.has(cue.name.who));
  const layout = readLayout(sure, lines, isHeading);
  if (forms.size === 0 && lone.some((cue) => isCapital(cue.name.who))) forms.add('lone');
  const cast = new Set(recurring);
  for (const cue of candidates) {
    if (forms.has(cue.form) && !cue.loose) cast.add(cue.name.who);
  }
  for (const name of introducedSpeakers(candidates, forms, lines)) cast.add(name);
  for (const name of knownSpeakers(candidates, forms, known)) cast.add(name);
  return { forms, cast, mark, people, namesTakeParticles: takeParticles(lines, candidates, cast), ...layout };
}

const INTRODUCED = /([가-힣]{2,6}|\d{1,4}[번호])\s?\((?:\d{1,2}|\d{1,2}대[^)]{0,8}|\d{1,2}세[^)]{0,8})\)/g;

/** Who is introduced with an age (`막내(33)`) and then speaks, though only once. */
function introducedSpeakers(
  candidates: readonly CueCandidate[],
  forms: ReadonlySet<CueForm>,
  lines: readonly SourceLine[],
): string[] {
  const introduced = new Set(
    lines.flatMap(({ text }) => [...text.matchAll(INTRODUCED)].map((m) => m[1] ?? '')),
  );
  return candidates.flatMap(({ form, name, speech }) => {
    const speaks = form === 'space' && forms.has(form) && soundsSpoken(speech);
    return speaks && introduced.has(name.who) ? [name.who] : [];
  });
}

function takeParticles(
  lines: readonly SourceLine[],
  candidates: readonly CueCandidate[],
  cast: ReadonlySet<string>,
): boolean {
  const told = lines.filter((line) => startsWithCast(line.text.replace(/^(\S+) /, '$1_'), cast)).length;
  const bare = candidates.filter(({ form, name, speech }) => {
    return form === 'space' && cast.has(name.who) && /(?<!니)다\s*\.?$/.test(speech);
  }).length;
  return told >= 5 && told >= bare * 2;
}

const PLAINER: readonly CueForm[] = ['colon', 'gap', 'bold', 'lone'];

/** A mark counts only where nothing plainer marks cues. */
function judgeMarkForm(tallies: Map<CueForm, number>, candidates: readonly CueCandidate[]): string | null {
  const mark = voteMark(candidates);
  // `(작게)` below a name is how, `(연희)` before what is said is who; so are `No. Never.` and `Yeon. Never.`.
  const others = mark === '(' || mark === '.' ? PLAINER : PLAINER.slice(0, 3);
  const plainer = Math.max(0, ...others.map((form) => tallies.get(form) ?? 0));
  const count = candidates.filter((cue) => cue.mark === mark).length;
  if (mark !== null && plainer * 2 <= count) {
    tallies.set('mark', count);
    return mark;
  }
  tallies.delete('mark');
  return null;
}

/** A mere space counts only where nothing else marks cues, and when what follows is mostly speech. */
function judgeSpaceForm(
  tallies: Map<CueForm, number>,
  candidates: readonly CueCandidate[],
  count: number,
): void {
  const tally = tallies.get('space') ?? 0;
  const others = Math.max(
    0,
    ...['colon', 'gap', 'bold', 'lone'].map((form) => tallies.get(form as CueForm) ?? 0),
  );
  const spoken = candidates.filter((cue) => cue.form === 'space' && !readsAsAction(cue.speech, false)).length;
  const enough = tally >= 6 || (tally >= 4 && nearlyAllSpoken(candidates));
  // Where people speak, they open a good part of the lines: prose has words that open a sentence here and there (OG74).
  const cast = spaceCast(candidates);
  const opened = new Set(
    candidates.flatMap(({ form, name, at }) => (form === 'space' && cast.has(name.who) ? [at] : [])),
  );
  const few = opened.size * 7 < count;
  if (!enough || few || others * 2 > tally || spoken * 2 < tally) tallies.delete('space');
}

/** A script of few pages has few names that come again; then what stands behind them has to be spoken. */
function nearlyAllSpoken(candidates: readonly CueCandidate[]): boolean {
  const spaced = candidates.filter((cue) => cue.form === 'space');
  const names = recurringNames(spaced);
  const again = spaced.filter((cue) => names.has(cue.name.who));
  const spoken = again.filter((cue) => !readsAsAction(cue.speech, false)).length;
  return names.size >= 2 && spoken * 5 >= again.length * 4;
}

/** A name in capitals, in a script that has them. */
export function isCapital(name: string): boolean {
  return /[A-Z\u0410-\u042f]/.test(name) && name === name.toUpperCase();
}

function tallyForms(candidates: readonly CueCandidate[], lines: readonly SourceLine[]): Map<CueForm, number> {
  const tallies = new Map<CueForm, number>();
  for (const [form, cues] of Map.groupBy(candidates, (cue) => cue.form)) {
    const counts = countNames(cues);
    let tally = 0;
    for (const count of counts.values())
      tally += count >= 2 ? count : form === 'colon' || form === 'bold' ? 1 : 0;
    tallies.set(form, Math.max(tally, form === 'lone' ? sureAlone(cues, lines) : 0));
  }
  return tallies;
}

/**
 * In a script of few pages nobody may speak twice: then names that stand alone are told by what only cues have (a voice
 * mark, a manner below, a place in the middle of the page), where two of them have it.
 */
function sureAlone(cues: readonly CueCandidate[], lines: readonly SourceLine[]): number {
  const body = commonIndent(lines) ?? 0;
  const isSetIn = ({ at }: CueCandidate): boolean => {
    const [name, said] = [lines[at], lines[at + 1]];
    return said?.blankBefore === 0 && said.indent > body + 1 && (name?.indent ?? 0) > said.indent + 1;
  };
  const sure = cues.filter((cue) => isMarked(cue) || mannerBelow(lines, cue.at) !== null || isSetIn(cue));
  return sure.length >= 2 ? sure.length : 0;
}

function recurringNames(cues: readonly CueCandidate[]): Set<string> {
  return new Set([...countNames(cues)].filter(([, count]) => count >= 2).map(([name]) => name));
}

function countNames(cues: readonly CueCandidate[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const cue of cues) {
    for (const name of [cue.name.who, ...cue.name.others]) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

type Layout = Pick<CueStyle, 'blankBeforeCue' | 'cueIndent' | 'speechIndent' | 'doubleSpaced'>;

function readLayout(
  sure: readonly CueCandidate[],
  lines: readonly SourceLine[],
  isHeading: (at: number) => boolean,
): Layout {
  const spaced = lines.filter((line) => line.blankBefore > 0).length;
  const doubleSpaced = spaced >= lines.length * 0.93;
  const after = sure.map((cue) => lines[cue.at + 1]).filter((line) => line !== undefined);
  const before = sure.filter((cue) => (lines[cue.at]?.blankBefore ?? 0) > 0 || isHeading(cue.at - 1));
  const body = commonIndent(lines.filter((_, at) => isHeading(at)));
  const cueIndent = commonIndent(sure.map((cue) => lines[cue.at] as SourceLine));
  const speechIndent = commonIndent(after);
  return {
    doubleSpaced,
    blankBeforeCue: !doubleSpaced && sure.length > 0 && before.length >= sure.length * 0.7,
    cueIndent: cueIndent !== null && body !== null && cueIndent > body + 1 ? cueIndent : null,
    speechIndent: speechIndent !== null && body !== null && speechIndent > body + 1 ? speechIndent : null,
  };
}

/** The indent that most lines share, to within a column; null without lines. */
function commonIndent(lines: readonly SourceLine[]): number | null {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const indent = Math.round(line.indent);
    counts.set(indent, (counts.get(indent) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
