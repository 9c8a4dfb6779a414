import { foldWidth } from '../lines/normalise-text.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { type CueCandidate, findCues, isMarked } from './cue-candidates.ts';
import { isNameShape, NARRATOR } from './speaker-name.ts';
import { isPlainlySpoken, isTold } from './speech-or-action.ts';
import { isThing, type Naming, tellPeopleFromLabels } from './tell-people-from-labels.ts';

/** How likely each word that stands where names do is a person; who is not in it was never in question. */
export type People = ReadonlyMap<string, number>;

/** Whether a cue names a person rather than a field of a form. */
export const isPerson = (
  { name, form, labelled }: Pick<CueCandidate, 'name' | 'form' | 'labelled'>,
  people: People,
): boolean =>
  labelled === true || name.who === NARRATOR || (people.get(name.who) ?? 1) >= (form === 'space' ? 0.2 : 0.5);

/** Asks of a Korean document who of those that stand where names do is a person (OG72). */
export function findPeople(candidates: readonly CueCandidate[], lines: readonly SourceLine[]): People {
  const korean = lines.filter((line) => /[가-힣]/.test(line.text)).length;
  if (korean < 3 || korean * 10 < lines.length) return new Map();
  const namings = gatherNamings(candidates, lines);
  const listed = listedNames(lines);
  for (const { name, labelled } of candidates) if (labelled) listed.add(name.who);
  const names = new Set(namings.map(({ name }) => name));
  return tellPeopleFromLabels(namings, countActs(lines, names), listed, shareOfBlocks(namings, lines));
}

/** Each name that a line may set off, in the most telling way, with what stands behind the name or below it. */
function gatherNamings(candidates: readonly CueCandidate[], lines: readonly SourceLine[]): Naming[] {
  const taken = new Set<string>();
  return candidates.flatMap((cue): Naming[] => {
    const key = `${cue.at} ${cue.name.who}`;
    if (cue.form === 'space' || cue.form === 'paren' || taken.has(key)) return [];
    taken.add(key);
    const manner = cue.speech === '' ? mannerBelow(lines, cue.at) : null;
    const said = cue.at + (manner === null ? 1 : 2);
    const below = cue.speech === '' ? lines[said] : undefined;
    const value = below ? valueBelow(below, said) : cue.speech;
    const hasManner = isMarked(cue) || [cue.name.manner, cue.parenthetical, manner].some(isManner);
    const opensBlock = opensBlockAt(lines, cue.at);
    return [{ at: cue.at, name: cue.name.who, form: cue.form, value, hasManner, opensBlock }];
  });
}

/** `(작게)` and nothing else. */
export const isMannerRow = (text: string): boolean => /^\([^()]{1,30}\)$/.test(text);

/** `(작게)` in a row of its own between a name that stands alone and what is said; null where none does. */
export function mannerBelow(lines: readonly SourceLine[], at: number): string | null {
  const [below, said] = [lines[at + 1], lines[at + 2]];
  const isTight = below?.blankBefore === 0 && said?.blankBefore === 0;
  return isTight && isMannerRow(below.text) ? below.text : null;
}

const opensBlockAt = (lines: readonly SourceLine[], at: number): boolean =>
  (lines[at]?.blankBefore ?? 0) > 0 && lines[at + 1]?.blankBefore === 0;

/** How often a row opens a block of rows where no name stands alone. */
function shareOfBlocks(namings: readonly Naming[], lines: readonly SourceLine[]): number {
  const lone = new Set(namings.flatMap(({ at, form }) => (form === 'lone' ? [at] : [])));
  const others = lines.flatMap((_, at) => (lone.has(at) ? [] : [at]));
  return others.filter((at) => opensBlockAt(lines, at)).length / Math.max(1, others.length);
}

/** What stands in the row below a name that stands alone: nothing, where that row is a field of its own. */
function valueBelow(line: SourceLine, at: number): string {
  const isField = findCues(line, at).some(({ form }) => form === 'colon' || form === 'bold');
  const text = line.text.replace(/^(?:\([^()]{1,30}\)|[>*•-])\s*/, '');
  const isList = /^[*•-]\s/.test(line.text) && !isPlainlySpoken(text);
  return isField || isList ? '' : text;
}

/** `(웃으며)`, `(작게)`: how somebody speaks; `(0~3초)`, `(USP)` say something of a thing. */
const isManner = (text: string | null): boolean =>
  text !== null && /(?:며|면서|[어아여해]서?|게|히|듯이?|로|고|채|말투|목소리|소리)\)?$/.test(text.trim());

const WORD = /[가-힣A-Za-z0-9]+/g;
const HUMAN = /^(?:에게|한테|께서?|씨|님|야|아)(?:[가이은는을를도와과]|$)/;
const DOES = /^[이가은는]$/;

/** In how many lines a word does something, and twice for each in which something is said or given to it. */
function countActs(lines: readonly SourceLine[], names: ReadonlySet<string>): Map<string, number> {
  const acts = new Map<string, number>();
  for (const { text } of lines) {
    const told = isTold(text) || /다[.]/.test(text);
    for (const word of text.match(WORD) ?? []) {
      for (let length = Math.min(word.length - 1, 8); length >= 1; length--) {
        const name = word.slice(0, length);
        if (!names.has(name)) continue;
        const rest = word.slice(length);
        const worth = length > 1 && HUMAN.test(rest) ? 1 : told && DOES.test(rest) ? 0.4 : 0;
        if (worth > 0) acts.set(name, (acts.get(name) ?? 0) + worth);
        break;
      }
    }
  }
  return acts;
}

const LIST_HEAD =
  /^[\s#*\-[<【■●▶◆※\d.)]*(?:주요\s*)?(?:등장\s*인물|출연(?:진|자)?|나오는\s*(?:사람|이)들?|배역|캐스팅?|CAST|인물\s*소개|캐릭터)(?:\s*(?:소개|설정|표|목록|설명))?[\s\]>】*]*:?\s*(.*)$/i;
/** Fields by which a list tells of a person. */
const OF_PERSON =
  /^(?:이름|성명|나이|연령|성별|직업|성격|외모|복장|의상|특징|관계|역할|신분|배경|목표|말투|설정|설명|키|취미|소속|인상)$/;
const INTRODUCED =
  /(?:^|[\s,·*-])((?:(?<![가-힣])[가-힣] )?[가-힣]{2,6}|[가-힣](?=\(\d)|[A-Za-z]{2,12})\s?\((?:\d{1,2}|\d{1,2}[대세살][^)]{0,12}|남|여)(?:[\s,/][^)]{0,14})?\)/g;

/** Whom a list of the cast names, and who is introduced with an age. */
function listedNames(lines: readonly SourceLine[]): Set<string> {
  const listed = new Set<string>();
  let open = 0;
  for (const line of lines) {
    const text = foldWidth(line.text);
    for (const match of text.matchAll(INTRODUCED)) listed.add(match[1] ?? '');
    const head = LIST_HEAD.exec(text);
    if (head) {
      for (const name of (head[1] ?? '').split(/\s*[,·/]\s*/)) addName(listed, name);
      open = text.length <= 24 || (head[1] ?? '') === '' ? 24 : 0;
      continue;
    }
    open = /^#{1,6}\s|^[-=*_]{3,}$/.test(text) ? 0 : Math.max(0, open - 1);
    if (open === 0) continue;
    const entry =
      /^[\s*\-•·\d.)]*([가-힣A-Za-z][^:(\-–,\t/|]{0,13}?)\s*(?:\([^()]*\)\s*)?(?:[:\-–,\t/|]|$)/.exec(text);
    if (entry?.[1]) addName(listed, entry[1]);
    else if (text.length > 60 || /다\.$/.test(text)) open = 0;
  }
  return listed;
}

function addName(listed: Set<string>, written: string): void {
  const name = written
    .replace(/\*+/g, '')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .trim();
  if (name.length > 8 || name.split(' ').length > 2 || OF_PERSON.test(name) || isThing(name)) return;
  if (isNameShape(name)) listed.add(name);
}
