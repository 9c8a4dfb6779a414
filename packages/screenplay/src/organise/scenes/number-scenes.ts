import type { Doubt } from '@ddak/domain';
import type { AcceptedHeading } from '../headings/accept-headings.ts';
import { subSceneLetter } from '../headings/heading-number.ts';

export interface SceneNumber {
  episodeNo: number | null;
  sceneNo: number | null;
  subSceneNo: string;
  /** Last number that the heading stands for, where it names a range. */
  until: number | null;
  guessed: string[];
  doubts: Omit<Doubt, 'line'>[];
  /** Its number is written, and is none that a scene can have. */
  unnamed?: boolean;
}

/** A line that opens an episode (`제2부`), by the index of the source line. */
export interface EpisodeMark {
  at: number;
  episodeNo: number;
}

/** Numbers of all headings in order: N-M resolved, episodes carried on, missing ones guessed, oddities named. */
export function numberScenes(
  headings: readonly AcceptedHeading[],
  marks: readonly EpisodeMark[],
): SceneNumber[] {
  const byEpisode = dashMeansEpisode(headings);
  const written = (byEpisode ? headings : headings.map(dashedRange)).map(letterForDigit);
  const numbers = written.map((heading, i) => {
    const found = heading.doubts.slice(headings[i]?.doubts.length);
    const number = readNumber(heading, byEpisode);
    return { ...number, doubts: [...found, ...number.doubts] };
  });
  carryEpisodes(headings, numbers, marks);
  guessMissing(numbers);
  addSequenceDoubts(numbers);
  return numbers;
}

/** N-M is episode and scene when N is constant, or steps by one with M starting again; else a sub-scene. */
function dashMeansEpisode(headings: readonly AcceptedHeading[]): boolean {
  const pairs = headings.flatMap(({ candidate }) => {
    const number = candidate.marker?.number;
    return number ? [{ first: number.first, second: number.second }] : [];
  });
  if (pairs.length < 2) return false;
  const dashed = pairs.filter((pair) => pair.second !== null && /^\d+$/.test(pair.second));
  if (dashed.length < pairs.length * 0.9) return false;
  return dashed.every((pair, i) => {
    const before = dashed[i - 1];
    if (!before) return true;
    if (pair.first === before.first) return true;
    return pair.first === before.first + 1 && Number(pair.second) <= 1;
  });
}

/** `S#12-14` between 11 and 15 stands for three scenes, not for a sub-scene. */
function dashedRange(heading: AcceptedHeading, i: number, all: readonly AcceptedHeading[]): AcceptedHeading {
  const { marker } = heading.candidate;
  const number = marker?.number;
  if (!marker || !number || number.third !== null || !/^\d+$/.test(number.second ?? '')) return heading;
  const until = Number(number.second);
  const before = all[i - 1]?.candidate.marker?.number;
  const after = all[i + 1]?.candidate.marker?.number;
  if (until <= number.first || before?.first !== number.first - 1 || after?.first !== until + 1)
    return heading;
  const range = { ...marker, number: { ...number, second: null, until } };
  return { ...heading, candidate: { ...heading.candidate, marker: range } };
}

/** `S#5O` behind 49 is 50: an O for the nought, an l or I for the one. */
function letterForDigit(
  heading: AcceptedHeading,
  i: number,
  all: readonly AcceptedHeading[],
): AcceptedHeading {
  const { marker } = heading.candidate;
  const digit = { O: 0, L: 1, I: 1 }[marker?.number?.second?.toUpperCase() ?? ''];
  const before = all[i - 1]?.candidate.marker?.number;
  if (!marker?.number || digit === undefined || !before) return heading;
  const first = marker.number.first * 10 + digit;
  if (first !== (before.until ?? before.first) + 1) return heading;
  const message = `번호 ‘${marker.number.first}${marker.number.second}’을 ${first}번으로 읽었어요.`;
  const number = { ...marker.number, first, second: null };
  const doubts = [...heading.doubts, { code: 'misspelt_marker', message }];
  return { ...heading, doubts, candidate: { ...heading.candidate, marker: { ...marker, number } } };
}

function readNumber({ candidate }: AcceptedHeading, byEpisode: boolean): SceneNumber {
  const result: SceneNumber = {
    episodeNo: candidate.marker?.episode ?? null,
    sceneNo: null,
    subSceneNo: '',
    until: candidate.marker?.number?.until ?? null,
    guessed: [],
    doubts: [],
  };
  const number = candidate.marker?.number;
  if (!number) return result;
  const nested = number.third !== null && /^\d+$/.test(number.second ?? '');
  const isPair = number.second !== null && /^\d+$/.test(number.second) && (byEpisode || nested);
  if (isPair) result.episodeNo = number.first;
  result.sceneNo = isPair ? Number(number.second) : number.first;
  const written = isPair ? number.third : number.second;
  if (written !== null) {
    const letter = subSceneLetter(written);
    result.subSceneNo = letter ?? '';
    if (letter === null) {
      result.sceneNo = null;
      result.unnamed = true;
      result.doubts.push({
        code: 'sub_scene_unknown',
        message: `하위 씬 번호 ‘${written}’에 붙일 글자(A–Z)가 없어요. 번호를 정해 주세요.`,
      });
    }
  }
  if (number.until !== null)
    result.doubts.push({
      code: 'number_range',
      message: `${number.first}~${number.until}번이 한 제목에 있어요. 씬을 나눌 수 있어요.`,
      until: number.until,
    });
  return result;
}

function carryEpisodes(
  headings: readonly AcceptedHeading[],
  numbers: readonly SceneNumber[],
  marks: readonly EpisodeMark[],
): void {
  let next = 0;
  headings.forEach((heading, i) => {
    const number = numbers[i] as SceneNumber;
    while ((marks[next]?.at ?? Number.POSITIVE_INFINITY) <= heading.candidate.at) next += 1;
    number.episodeNo ??= marks[next - 1]?.episodeNo ?? null;
  });
}

/** A heading without a number takes the one its place in the order leaves free. */
function guessMissing(numbers: readonly SceneNumber[]): void {
  const following = nextWritten(numbers);
  const anyWritten = numbers.some((number) => number.sceneNo !== null);
  let before: SceneNumber | undefined;
  numbers.forEach((number, i) => {
    if (number.sceneNo === null && !number.unnamed) guessNumber(number, before, following[i], anyWritten);
    if (number.sceneNo !== null) before = number;
  });
}

function guessNumber(
  number: SceneNumber,
  before: SceneNumber | undefined,
  next: SceneNumber | undefined,
  anyWritten: boolean,
): void {
  const sameEpisode = before && (before.episodeNo === number.episodeNo || number.episodeNo === null);
  number.episodeNo ??= before?.episodeNo ?? null;
  number.guessed.push('sceneNo');
  const base = sameEpisode ? (before.sceneNo ?? 0) : 0;
  const opensNext = next?.sceneNo === base + 1 && next.subSceneNo === 'A';
  const free =
    !anyWritten || opensNext || next?.sceneNo == null || next.sceneNo > base + 1 || next.sceneNo <= base;
  number.sceneNo = free ? base + 1 : base;
  if (free) return;
  const letter = before?.subSceneNo ? String.fromCharCode(before.subSceneNo.charCodeAt(0) + 1) : 'A';
  if (letter > 'Z') {
    number.sceneNo = null;
    number.doubts.push({ code: 'number_missing', message: '씬 번호가 없어요. 번호를 적어 주세요.' });
    return;
  }
  number.subSceneNo = letter;
  number.guessed.push('subSceneNo');
}

/** For each heading the next one whose number is written. */
function nextWritten(numbers: readonly SceneNumber[]): (SceneNumber | undefined)[] {
  const following: (SceneNumber | undefined)[] = [];
  let next: SceneNumber | undefined;
  for (let i = numbers.length - 1; i >= 0; i--) {
    following[i] = next;
    if (numbers[i]?.sceneNo !== null) next = numbers[i];
  }
  return following;
}

function addSequenceDoubts(numbers: readonly SceneNumber[]): void {
  const seen = new Set<string>();
  let before: SceneNumber | null = null;
  for (const number of numbers) {
    if (number.sceneNo === null) continue;
    const key = `${number.episodeNo}/${number.sceneNo}/${number.subSceneNo}`;
    if (seen.has(key)) {
      number.doubts.push({ code: 'number_double', message: `${nameOf(number)} 번호가 두 번 나와요.` });
    } else if (before && before.episodeNo === number.episodeNo) {
      const step = number.sceneNo - (before.until ?? before.sceneNo ?? 0);
      if (step > 1)
        number.doubts.push({
          code: 'number_gap',
          message: gapMessage(before.until ?? before.sceneNo ?? 0, number.sceneNo),
        });
      if (step < 0)
        number.doubts.push({
          code: 'number_back',
          message: `${nameOf(before)} 다음에 ${nameOf(number)} 번호가 나와요.`,
        });
    }
    seen.add(key);
    before = number;
  }
}

function gapMessage(from: number, to: number): string {
  const missing = to - from === 2 ? `${from + 1}번` : `${from + 1}~${to - 1}번`;
  return `앞에 ${missing} 씬이 없어요. 빠진 제목이 있는지 확인해 주세요.`;
}

function nameOf(number: SceneNumber): string {
  return `S#${number.sceneNo}${number.subSceneNo}`;
}
