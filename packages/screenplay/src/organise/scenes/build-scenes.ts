import {
  castOfLines,
  type Doubt,
  eighthsOfLines,
  type OrganisedLine,
  type OrganisedScene,
  screenMinutesOf,
  synopsisOfLines,
} from '@ddak/domain';
import type { AcceptedHeading } from '../headings/accept-headings.ts';
import type { HeadingTail } from '../headings/heading-tail-fields.ts';
import { readTime } from '../words/time-words.ts';
import { dropRemark } from './drop-remark.ts';
import type { SceneNumber } from './number-scenes.ts';
import { toldFlags } from './told-flags.ts';
import { unifyPlaces } from './unify-places.ts';

/** A heading with all that was found out about it, in document order. */
export interface SceneDraft {
  heading: AcceptedHeading;
  tail: HeadingTail;
  number: SceneNumber;
  text: string;
  lengthEighths: number | null;
}

interface Place {
  setName: string | null;
  setting: OrganisedScene['setting'];
  settingGuessed: boolean;
}

/**
 * Where the document has its times in parentheses, what stands in the parenthesis of a place is a time too, though
 * nobody may know which: `설원 (백야)`.
 */
export function settleTimes(read: readonly SceneDraft[]): SceneDraft[] {
  const drafts = settleLeadingTimes(read);
  const inParens = drafts.filter(({ tail }) => tail.shape === 'paren').length;
  if (drafts.length < 3 || inParens * 10 < drafts.length * 6) return [...drafts];
  return drafts.map((draft) => {
    const { tail } = draft;
    const unknown = tail.timeText === null ? /^(.+?)\s*\(([^()]{1,20})\)$/.exec(tail.setName ?? '') : null;
    if (!unknown?.[1] || !unknown[2]) return draft;
    return { ...draft, tail: { ...tail, setName: unknown[1], timeText: unknown[2], shape: 'paren' } };
  });
}

/** `S#1 낮 카페` where most headings begin so; `S#3. 새벽 시장` alone is the name of a place. */
function settleLeadingTimes(drafts: readonly SceneDraft[]): readonly SceneDraft[] {
  const led = drafts.map(({ tail }) => {
    const found = tail.timeText === null ? /^([가-힣]{1,3})\s+(\S.*)$/.exec(tail.setName ?? '') : null;
    const time = found?.[1] ? readTime(found[1]) : null;
    return found?.[1] && found[2] && time?.timeOfDay
      ? { timeText: found[1], setName: found[2], timeOfDay: time.timeOfDay }
      : null;
  });
  const count = led.filter((one) => one !== null).length;
  if (count < 3 || count * 10 < drafts.length * 6) return drafts;
  return drafts.map((draft, i) =>
    led[i] ? { ...draft, tail: { ...draft.tail, ...led[i], shape: 'first' } } : draft,
  );
}

/** Scenes from their headings and lines; `lines` carry the index of their scene. */
export function buildScenes(
  drafts: readonly SceneDraft[],
  lines: readonly OrganisedLine[],
  minutesPerPage: number,
): OrganisedScene[] {
  const byScene = Map.groupBy(lines, (line) => line.scene);
  const timesUsual = drafts.filter((d) => d.tail.timeText !== null).length >= drafts.length * 0.6;
  const places = new Map<number, Place>();
  let place: Place | null = null;
  let time: OrganisedScene['timeOfDay'] = null;
  return unifyPlaces(
    drafts.map((draft, index) => {
      const own = byScene.get(index) ?? [];
      const named = draft.tail.sameAs === null ? place : (places.get(draft.tail.sameAs) ?? place);
      const scene = buildScene(draft, own, named, time, timesUsual, minutesPerPage);
      place = {
        setName: scene.setName,
        setting: scene.setting,
        settingGuessed: scene.guessed.includes('setting'),
      };
      if (scene.sceneNo !== null) places.set(scene.sceneNo, place);
      time = scene.timeOfDay ?? time;
      return scene;
    }),
  );
}

function buildScene(
  draft: SceneDraft,
  lines: readonly OrganisedLine[],
  before: Place | null,
  timeBefore: OrganisedScene['timeOfDay'],
  timesUsual: boolean,
  minutesPerPage: number,
): OrganisedScene {
  const { tail, number, heading } = draft;
  const first = lines[0]?.n ?? 1;
  const guessed = [...number.guessed];
  const place = placeOf(tail, before);
  if (place.settingGuessed && place.setting) guessed.push('setting');
  const crossed = tail.flags.includes('교차') && tail.timeText === null;
  const inherits = tail.timeOfDay === null && (tail.relativeTime || tail.same === 'whole' || crossed);
  const timeOfDay = inherits ? timeBefore : tail.timeOfDay;
  if (inherits && timeOfDay) guessed.push('timeOfDay');
  const doubts = [...heading.doubts, ...number.doubts, ...fieldDoubts(draft, place, timeOfDay, timesUsual)];
  const pages = tail.omitted ? 0 : eighthsOfLines(lines);
  const filePages = tail.omitted ? null : draft.lengthEighths;
  return {
    episodeNo: number.episodeNo,
    sceneNo: number.sceneNo,
    subSceneNo: number.subSceneNo,
    setName: place.setName,
    setting: place.setting,
    timeOfDay,
    timeText: tail.timeText,
    omitted: tail.omitted,
    heading: draft.text,
    headingLine: first,
    lastLine: lines.at(-1)?.n ?? first,
    pages,
    filePages,
    screenMinutes:
      tail.runningSeconds === null
        ? screenMinutesOf(filePages ?? pages, minutesPerPage)
        : tail.runningSeconds / 60,
    ...(tail.runningSeconds === null ? {} : { statedSeconds: tail.runningSeconds }),
    flags: toldFlags(tail),
    synopsis: synopsisOfLines(lines),
    characters: castOfLines(lines),
    items: [],
    guessed,
    confidence: confidenceOf(heading.confidence, doubts.length),
    doubts: doubts.map((doubt): Doubt => ({ ...doubt, line: first })),
  };
}

function placeOf(tail: HeadingTail, before: Place | null): Place {
  const own = {
    setName: dropRemark(tail.setName),
    setting: tail.setting,
    settingGuessed: tail.settingGuessed,
  };
  if (tail.same === null || !before?.setName) return own;
  if (tail.same === 'whole') {
    if (own.setName === null) return { ...before, setting: own.setting ?? before.setting };
    return { ...own, setName: refine(before.setName, own.setName.replace(/^\((.*)\)$/, '$1')) };
  }
  const floor = /^(?:지하\s*)?\d+층/.test(own.setName ?? '');
  const { parent, joint } = floor
    ? { parent: before.setName.replace(/\s*(?:지하\s*)?\d+층.*$/, ''), joint: ' ' }
    : houseOf(before.setName);
  if (own.setName === null) return { ...own, setName: before.setName };
  return { ...own, setName: parent.endsWith(own.setName) ? parent : `${parent}${joint}${own.setName}` };
}

/** `상동(수술실 앞)` after `대학병원 수술실`: what the place before ends with is not said twice. */
function refine(before: string, more: string): string {
  const at = before.lastIndexOf(more.split(' ')[0] ?? more);
  return `${at > 0 ? before.slice(0, at).trimEnd() : before} ${more}`;
}

const BUILDING = /(?:집|네|아파트|빌라|병원|학교|회사|건물|호텔|저택|오피스텔|경찰서|카페|가게)$/;

/** The house that a room is in, and what stands between: `준호네 집. 거실` → `준호네 집`, `병원 복도` → `병원`. */
function houseOf(place: string): { parent: string; joint: string } {
  const separated = /^(.*?[^\s.,/-])(\s*(?:\.\s*|,\s*|\s-\s|\/\s*))[^.,/]+$/.exec(place);
  if (separated?.[1] && separated[2]) return { parent: separated[1], joint: separated[2] };
  const words = place.split(' ');
  const parent = words.length < 2 || BUILDING.test(place) ? place : words.slice(0, -1).join(' ');
  return { parent, joint: ' ' };
}

/** Parts that are often no more than a picture: nobody misses their time. */
const OUTSIDE_TIME =
  /^(?:인트로|아웃트로|오프닝|엔딩|프롤로그|에필로그|타이틀|크레딧|쿠키|예고)(?:\s*(?:타이틀|크레딧|시퀀스|영상|롤))?$/;

function fieldDoubts(
  draft: SceneDraft,
  place: Place,
  timeOfDay: OrganisedScene['timeOfDay'],
  timesUsual: boolean,
): Omit<Doubt, 'line'>[] {
  const { tail } = draft;
  const doubts: Omit<Doubt, 'line'>[] = [];
  if (tail.omitted) return doubts;
  if (place.setName === null) doubts.push({ code: 'place_missing', message: '장소가 적혀 있지 않아요.' });
  const timeless =
    tail.flags.some((flag) => flag === '몽타주' || flag === '인서트' || flag === '교차') ||
    OUTSIDE_TIME.test(tail.setName ?? '');
  if (tail.timeText === null && timesUsual && tail.same === null && !timeless)
    doubts.push({ code: 'time_missing', message: '시간대가 적혀 있지 않아요.' });
  else if (tail.timeText !== null && timeOfDay === null)
    doubts.push({ code: 'time_unknown', message: `‘${tail.timeText}’만으로는 시간대를 알 수 없어요.` });
  return doubts;
}

function confidenceOf(base: number, doubts: number): number {
  return Math.round(Math.max(0.1, base - doubts * 0.08) * 100) / 100;
}
