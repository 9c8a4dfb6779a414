import {
  type ComparedLine,
  type Id,
  josa,
  type ReviewedScene,
  type SceneComparison,
  type SceneDifference,
  type Screenplay,
} from '@ddak/domain';
import { reviewedLabel } from '../review/review-view.ts';

/** A line of the later version, or (`was`) of the earlier one: the scene that is gone to. */
export interface ComparedAt {
  readonly line?: number | null;
  readonly was?: number | null;
}

/** Where two versions are compared. */
export function comparisonPath(version: Screenplay, beforeId: Id, at: ComparedAt = {}): string {
  const search = new URLSearchParams({ with: beforeId });
  if (at.line) search.set('line', String(at.line));
  if (at.was) search.set('was', String(at.was));
  return `/projects/${version.projectId}/screenplays/${version._id}/compare?${search}`;
}

export type ComparisonRow =
  | { readonly kind: 'scene'; readonly key: string; readonly scene: SceneComparison }
  | { readonly kind: 'line'; readonly key: string; readonly line: ComparedLine }
  | { readonly kind: 'fold'; readonly key: string; readonly text: string };

/** Lines beside a change that are shown with it. */
const CONTEXT = 2;

/**
 * All that is drawn, from above to below. `onlyChanges`: what is the same is folded to a line that says how much it is, but
 * for the scene that was asked for.
 */
export function comparisonRows(
  scenes: readonly SceneComparison[],
  onlyChanges: boolean,
  asked?: SceneComparison,
): readonly ComparisonRow[] {
  const rows: ComparisonRow[] = [];
  let same = 0;
  const foldScenes = (at: number | string) => {
    if (same > 0) rows.push({ kind: 'fold', key: `same-${at}`, text: `같은 씬 ${same}개` });
    same = 0;
  };
  scenes.forEach((scene, at) => {
    if (onlyChanges && !isOther(scene) && scene !== asked) {
      if (scene.before !== null || scene.after !== null) same++;
      return;
    }
    foldScenes(at);
    rows.push({ kind: 'scene', key: `scene-${at}`, scene });
    rows.push(...lineRows(scene.lines, at, onlyChanges && isOther(scene)));
  });
  foldScenes('end');
  return rows;
}

function lineRows(lines: readonly ComparedLine[], at: number, onlyChanges: boolean): ComparisonRow[] {
  const isNear = (i: number) =>
    i === 0 || lines.slice(Math.max(0, i - CONTEXT), i + CONTEXT + 1).some(({ kind }) => kind !== 'same');
  const rows: ComparisonRow[] = [];
  let folded = 0;
  const fold = (i: number) => {
    if (folded > 0) rows.push({ kind: 'fold', key: `lines-${at}-${i}`, text: `같은 줄 ${folded}개` });
    folded = 0;
  };
  lines.forEach((line, i) => {
    if (onlyChanges && !isNear(i)) {
      folded++;
      return;
    }
    fold(i);
    rows.push({ kind: 'line', key: `line-${at}-${i}`, line });
  });
  fold(lines.length);
  return rows;
}

export const isOther = ({ kind, isMoved }: SceneComparison): boolean => kind !== 'same' || isMoved;

const KIND_WORDS: Readonly<Record<SceneDifference, string>> = {
  same: '같음',
  changed: '바뀜',
  renumbered: '번호만 바뀜',
  added: '새 씬',
  cut: '빠진 씬',
};

/** `새 씬`, `번호만 바뀜`, `바뀜 · 자리 옮김`; SP24: `S#12에서 나뉨`, `바뀜 · S#13 합침`. */
export function differenceWords(comparison: SceneComparison, severalEpisodes: boolean): string {
  const { kind, isMoved, after, partOf, joined, divided } = comparison;
  const numbers = (scenes: readonly ReviewedScene[]) =>
    `S#${scenes.map((scene) => reviewedLabel(scene, severalEpisodes)).join(', ')}`;
  if (partOf) return `${numbers([partOf])}${kind === 'added' ? '에서 나뉨' : '에 합쳐짐'}`;
  const words = [
    ...(kind === 'same' && isMoved ? [] : [kind === 'cut' && after !== null ? '결번' : KIND_WORDS[kind]]),
    ...(joined.length > 0 ? [`${numbers(joined)} 합침`] : []),
    ...(divided.length > 0 ? [`${josa(numbers(divided), '으로/로')} 나눔`] : []),
    ...(isMoved ? ['자리 옮김'] : []),
  ];
  return words.join(' · ');
}

/** `S#12A`; where its number is another `S#12 → 13`. */
export function comparedLabel({ before, after }: SceneComparison, severalEpisodes: boolean): string {
  const [was, is] = [before, after].map(
    (scene: ReviewedScene | null) => scene && reviewedLabel(scene, severalEpisodes),
  );
  if (!was && !is) return '첫 씬 앞';
  return was && is && was !== is ? `S#${was} → ${is}` : `S#${is ?? was}`;
}

/** `바뀐 씬 3 · 새 씬 1`, or that there is nothing. */
export function comparisonSummary(scenes: readonly SceneComparison[]): string {
  const counted = scenes.filter(({ before, after }) => before !== null || after !== null);
  const whole = counted.filter(({ partOf }) => partOf === null);
  const count = (kind: SceneDifference) => whole.filter((scene) => scene.kind === kind).length;
  const partsOf = (kind: SceneDifference) =>
    counted.filter((scene) => scene.partOf && scene.kind === kind).length;
  const parts = [
    ['바뀐 씬', count('changed')],
    ['새 씬', count('added')],
    ['나뉜 씬', partsOf('added')],
    ['빠진 씬', count('cut')],
    ['합쳐진 씬', partsOf('cut')],
    ['번호만 바뀐 씬', count('renumbered')],
    ['자리를 옮긴 씬', counted.filter(({ isMoved }) => isMoved).length],
  ] as const;
  const said = parts.filter(([, number]) => number > 0).map(([word, number]) => `${word} ${number}`);
  if (said.length > 0) return said.join(' · ');
  return scenes.some(isOther) ? '첫 씬 앞의 글만 달라요' : '다른 곳이 없어요';
}

/** The row of the next, or the one before, of the scenes that differ; undefined: there is none that way. */
export function nextDifference(rows: readonly ComparisonRow[], from: number, by: 1 | -1): number | undefined {
  const stops = rows.flatMap((row, at) => (row.kind === 'scene' && isOther(row.scene) ? [at] : []));
  return by > 0 ? stops.find((at) => at > from) : stops.findLast((at) => at < from);
}

/** The scene that has a line of either version. */
export const sceneOfLine = (
  scenes: readonly SceneComparison[],
  { line, was }: ComparedAt,
): SceneComparison | undefined =>
  scenes.find(({ before, after }) => holds(after, line) || holds(before, was));

const holds = (scene: ReviewedScene | null, n: number | null | undefined): boolean =>
  scene !== null && Boolean(n) && scene.headingLine <= n! && n! <= scene.lastLine;
