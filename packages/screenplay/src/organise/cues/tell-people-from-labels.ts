import { isOpener } from '../words/sentence-openers.ts';
import { SURNAME } from '../words/surnames.ts';
import { CROWD, isTitle } from '../words/titles.ts';
import type { CueCandidate } from './cue-candidates.ts';
import { addressesSomebody } from './english-action.ts';
import { AGE, KIN } from './space-cues.ts';
import { NARRATOR } from './speaker-name.ts';
import { isPlainlySpoken, isTold, readsAsAction, startsSpoken } from './speech-or-action.ts';

/** A name as one line sets it off, and what stands behind it or below. */
export interface Naming {
  at: number;
  name: string;
  form: CueCandidate['form'];
  value: string;
  /** Says how the words are spoken, or carries a voice mark. */
  hasManner: boolean;
  /** Stands below an empty row and right above another: the layout of lone cues in many scripts. */
  opensBlock: boolean;
}

/** What a word that stands where names do was seen to do, in its document. */
interface Evidence {
  name: string;
  count: number;
  /** From -1, nothing but values, to 1, nothing but speech. */
  spoken: number;
  manners: number;
  /** Share of its occurrences that come round in one order with others, as fields of a form do. */
  cyclic: number;
  /** Share of its values that are the same as another one. */
  repeated: number;
  /** Lines of action in which it does something; what is given to it, or said to it. */
  acts: number;
}

/**
 * How likely each word that stands where names do is a person, from 0 to 1 (OG72). A closed list of labels cannot
 * hold: what a label does and a person does not is asked of the whole document. `acts` counts in how many lines of
 * running text a word acts or is addressed; `listed` are those of a cast list; `blocks` is the share of rows that
 * open a block of rows though no name stands there.
 */
export function tellPeopleFromLabels(
  namings: readonly Naming[],
  acts: ReadonlyMap<string, number>,
  listed: ReadonlySet<string>,
  blocks: number,
): Map<string, number> {
  const byName = Map.groupBy(namings, ({ name }) => name);
  const cyclic = cyclicShares(namings);
  const odds = new Map<string, number>();
  for (const [name, own] of byName) {
    const evidence: Evidence = {
      name,
      count: own.length,
      spoken: own.reduce((sum, { value }) => sum + spokenness(value), 0) / own.length,
      manners: own.filter(({ hasManner }) => hasManner).length,
      cyclic: cyclic.get(name) ?? 0,
      repeated: repeatedShare(own),
      acts: acts.get(name) ?? 0,
    };
    odds.set(name, weigh(evidence) + (listed.has(name) ? 3 : 0));
  }
  const around = neighbourhood(namings, odds);
  const set = namings.filter(({ form }) => form !== 'lone');
  const usual = climate(set, odds);
  const once = unlikeScript(set, 2, 0.3);
  // Many a row that stands alone is no name, in a script too.
  const alone = unlikeScript(
    namings.filter(({ form }) => form === 'lone'),
    3,
    0.1,
  );
  const setOff = new Set(set.map(({ name }) => name));
  const opening = blockOdds(byName, odds, blocks);
  return new Map(
    [...odds].map(([name, own]) => {
      const whole = setOff.has(name) ? (once > 1 ? Math.min(0, usual) : usual) - once : usual / 2 - alone;
      return [name, probability(own + whole + (around.get(name) ?? 0) + (opening.get(name) ?? 0))];
    }),
  );
}

/** What set-off words are in this document as a rule: a sheet of fields has few people, a script few fields. */
function climate(namings: readonly Naming[], odds: ReadonlyMap<string, number>): number {
  const set = namings.filter(({ name }) => name !== NARRATOR);
  const sum = set.reduce((all, { name }) => all + Math.max(-1, Math.min(1, odds.get(name) ?? 0)), 0);
  return (1.8 * sum) / Math.max(8, set.length);
}

/** People speak again and again; a guide or a glossary explains each of its words once. */
function unlikeScript(set: readonly Naming[], again: number, usual: number): number {
  if (set.length < 8) return 0;
  const often = [...Map.groupBy(set, ({ name }) => name).values()].filter((own) => own.length >= again);
  const recurring = often.reduce((sum, own) => sum + own.length, 0) / set.length;
  return recurring < usual ? 3 * (1 - recurring / usual) : 0;
}

/**
 * Where lone names open a block and hardly anything else does, whoever always opens one stands as people do: a guest
 * who speaks once is set as the others are.
 */
function blockOdds(
  byName: ReadonlyMap<string, readonly Naming[]>,
  odds: ReadonlyMap<string, number>,
  blocks: number,
): Map<string, number> {
  const names = [...byName].filter(([, own]) => own.every(({ form }) => form === 'lone'));
  const count = (of: readonly [string, readonly Naming[]][]): number =>
    of.reduce((sum, [, own]) => sum + own.length, 0);
  const sure = names.filter(([name, own]) => own.length >= 2 && (odds.get(name) ?? 0) > 0);
  const opened = sure.flatMap(([, own]) => own.filter(({ opensBlock }) => opensBlock)).length;
  if (sure.length < 3 || opened < count(sure) * 0.8 || count(sure) < count(names) * 0.6) return new Map();
  const worth = Math.min(1.2, Math.log(opened / count(sure) / Math.max(blocks, 0.05)) / 1.5);
  return new Map(
    names.flatMap(([name, own]): [string, number][] =>
      own.every(({ opensBlock }) => opensBlock) ? [[name, Math.max(0, worth)]] : [],
    ),
  );
}

const probability = (odds: number): number => 1 / (1 + Math.exp(-odds));

function weigh({ name, count, spoken, manners, cyclic, repeated, acts }: Evidence): number {
  if (name === NARRATOR) return 3;
  const sure = count / (count + 1);
  return (
    0.5 +
    3 * spoken * sure +
    Math.min(manners, 2) -
    2.2 * cyclic * sure -
    1.5 * repeated +
    0.9 * Math.min(acts, 2) +
    shapeOdds(name)
  );
}

/** What the word looks like: a name, a title, or a phrase that names a thing. */
function shapeOdds(written: string): number {
  const name = written.replace(AGE, '');
  if (name !== written || KIN.test(name.split(' ').at(-1) ?? '')) return 1.6;
  // The marker of a heading, whose colon sets off what the scene is about.
  if (/^(?:S\s?#|#|씬|장면|SCENE\b|CUT\b|컷)\s?\d*|^S\d|\d(?:화|부|막|장)$/i.test(name)) return -8;
  if (/\p{Extended_Pictographic}/u.test(name)) return -1.2;
  const words = name.split(/\s+/);
  const last = words.at(-1) ?? '';
  if (name === '대사') return -2.6;
  if (isOpener(name)) return -4;
  if (isTitle(last) || CROWD.test(name) || /^[가-힣]{2,6} ?[A-Z\d]{1,2}$/.test(name)) return 1.6;
  if (/^[가-힣]{3}$/.test(name) && SURNAME.test(name.charAt(0))) return isThing(name) ? -0.4 : 0.9;
  if (/[/+·]|\d{3}/.test(name)) return -1.5;
  if (/^[a-z]|\s[a-z]|[a-z][A-Z]|\d[a-z]/.test(name)) return -1.6;
  if (isThing(name)) return -1.2;
  if (words.length >= 2) return -0.9;
  return name.length >= 6 && /[가-힣]/.test(name) ? -0.6 : 0;
}

/** Last parts of compounds that name a thing; evidence among others, no verdict. */
const THING =
  /(?:번호|길이|구성|설명|방법|방향|방식|목적|목표|내용|효과|이름|유형|요약|사항|도구|전략|메시지|프롬프트|파일명?|시간|장소|톤|샷|숏|컷|앵글|렌즈|무드|분위기|묘사|요소|정보|개요|의도|포인트|컨셉|콘셉트|키워드|문구|카피|사운드|배경|구도|조명|움직임|동작|연출|비고|단계|결과|기준|규칙|자료|이미지|영상|화면|음악|음향|자막|대사|인물|의상|소품|색감|비율|해상도|형식|주제|제목|대상|매너)$/;

const QUOTED = /^["“'‘]([^"”’]*)["”'’]$/s;
const VALUE =
  /^(?:약\s*)?\d[\d.,:~\s–-]*(?:초|분|s|sec|px|fps|%|mm|kHz|Hz|dB|컷|장|개|세|k|K|p)?(?:\s|$)|https?:|\.(?:png|jpe?g|mp[34]|wav|pdf|mov)\b|^[-–—xX○△✓✔/]+$|^(?:없음|있음|미정|동일|해당\s*없음|N\/A)\b/i;

/** What is said in another language says in parentheses what it means: `Bonjour. (안녕하세요.)` */
function glossOf(text: string): string {
  const gloss = /^([^가-힣()]+)\(([^()]*[가-힣][^()]*)\)\s*$/.exec(text);
  return gloss?.[2] ?? text;
}

/** `낡은 의자`: something that is described. */
const NOUN_PHRASE = /[는은던한인진른운쁜픈큰친린긴된]\s[가-힣A-Za-z0-9]+$/;

/** Whether a word is a compound that names a thing. */
export const isThing = (name: string): boolean => THING.test(name);

/** Prompts and file names are in English; so may be speech. */
function foreignSpokenness(text: string): number {
  if (/[\u3040-\u30ff\u4e00-\u9fff]/.test(text)) return 0;
  if (/[?!]["”]?$/.test(text)) return 0.4;
  return addressesSomebody(text) && text.length < 80 ? 0.3 : -0.7;
}

/** Whether what stands behind a word is said by somebody (1), or is a value, a list, a description (-1). */
function spokenness(value: string): number {
  const text = glossOf(value.trim());
  if (text === '') return -0.5;
  if (VALUE.test(text)) return -1;
  if (!/[가-힣]/.test(text)) return foreignSpokenness(text);
  const quoted = QUOTED.exec(text)?.[1];
  if (quoted !== undefined) return Math.max(0.2, spokenness(quoted));
  if (/[?!]["”'’~]*$/.test(text)) return 1;
  if (startsSpoken(text)) return 0.8;
  // Reports end so too, in sentences that nobody says: `… 강화합니다.`
  if (isPlainlySpoken(text)) return FORMAL.test(text) ? formalness(text) : 0.9;
  if (isTold(text)) return -0.7;
  if (/[.]["”]?$/.test(text) && !readsAsAction(text, false)) return 0.6;
  if (/(?:…|\.{2,}|~)["”]?$/.test(text)) return 0.5;
  const list = text.split(/\s*[,/·|+→]\s*/).length;
  if (list >= 3) return -1;
  return text.length > 14 ? -0.8 : NOUN_PHRASE.test(text) ? -0.6 : -0.3;
}

const FORMAL = /니다\s*[.]?["”]?$/;

/** `표시됩니다.`: said on a stage, and written in every report; the longer, the rather written. */
const formalness = (text: string): number => (text.length > 60 ? -0.3 : text.length > 25 ? 0.2 : 0.6);

/** What is said may come again (`네.`), and values do. */
function repeatedShare(own: readonly Naming[]): number {
  const values = own.map(({ value }) => value.trim()).filter((value) => spokenness(value) <= 0);
  if (values.length < 2) return 0;
  return (values.length - new Set(values).size) / (values.length - 1);
}

/** Fields of a form come round: between two of the same stand the same others, each once. */
function cyclicShares(namings: readonly Naming[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const own of [
    namings.filter(({ form }) => form === 'colon' || form === 'bold'),
    namings.filter(({ form }) => form === 'gap'),
    namings.filter(({ form }) => form === 'mark'),
    namings.filter(({ form }) => form === 'lone'),
  ]) {
    for (const [name, share] of cyclesOf(own.map(({ name }) => name)))
      shares.set(name, Math.max(shares.get(name) ?? 0, share));
  }
  return shares;
}

/** How far a cycle may reach: forms have few fields, and reading stays linear in the text. */
const LONGEST = 24;

function cyclesOf(order: readonly string[]): Map<string, number> {
  const last = new Map<
    string,
    { at: number; between: ReadonlySet<string> | null; round: number; all: number }
  >();
  order.forEach((name, at) => {
    const before = last.get(name);
    if (!before) {
      last.set(name, { at, between: null, round: 0, all: 0 });
      return;
    }
    const others = at - before.at - 1 <= LONGEST ? order.slice(before.at + 1, at) : [];
    const between = new Set(others);
    const isRound = others.length >= 2 && between.size === others.length;
    const same = before.between === null || share(between, before.between) >= 0.6;
    last.set(name, {
      at,
      between,
      round: before.round + (isRound && same ? 1 : 0),
      all: before.all + 1,
    });
  });
  return new Map([...last].map(([name, { round, all }]) => [name, all >= 2 ? round / all : 0]));
}

function share(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((one) => b.has(one)).length;
  return both / Math.max(1, a.size, b.size);
}

/** Labels stand among labels, people among people: what the nearest namings are, by form. */
function neighbourhood(namings: readonly Naming[], odds: ReadonlyMap<string, number>): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>();
  namings.forEach(({ name, at, form }, i) => {
    for (const other of [namings[i - 1], namings[i + 1]]) {
      if (!other || other.name === name || other.form !== form || Math.abs(other.at - at) > 3) continue;
      const tally = sums.get(name) ?? { sum: 0, count: 0 };
      tally.sum += Math.max(-2, Math.min(2, odds.get(other.name) ?? 0));
      tally.count += 1;
      sums.set(name, tally);
    }
  });
  return new Map([...sums].map(([name, { sum, count }]) => [name, (0.6 * sum) / count]));
}
