import type { SceneParts } from '../matching/find-parts.ts';
import type { OrganisedLine } from '../organised.ts';
import type { ReviewOutcome } from '../review/apply-review.ts';
import { hasNoText, type ReviewedScene } from '../review/review-scene.ts';
import { linesBetween } from '../review/review-state.ts';
import { type ComparedLine, compareLines, lineWords } from './compare-lines.ts';

/** A version as reviewed, as far as two are compared. */
export type VersionText = Pick<ReviewOutcome, 'scenes' | 'lines'>;

/** Headings go together whatever they say. */
export function linesOfScene(
  before: VersionText,
  after: VersionText,
  pair: { readonly before: ReviewedScene | null; readonly after: ReviewedScene | null },
  shared: readonly ComparedLine[] | undefined,
): readonly ComparedLine[] {
  const [was, is] = [partsOf(before, pair.before), partsOf(after, pair.after)];
  const body = shared ?? compareLines(was.body, is.body);
  if (was.heading === null && is.heading === null) return body;
  return [headingLine(was.heading, is.heading), ...body];
}

/**
 * SP24: the texts of scenes that were divided or joined, compared as one, and given back to each of them: to those of the
 * later version what it has and what is gone before that; to a scene that was joined what is gone of it.
 */
export function sharedLines(
  before: VersionText,
  after: VersionText,
  partners: readonly (number | null)[],
  { splitFrom, mergedInto }: SceneParts,
): ReadonlyMap<ReviewedScene, readonly ComparedLine[]> {
  const given = new Map<ReviewedScene, ComparedLine[]>();
  partners.forEach((from, to) => {
    const olds = before.scenes.filter((_, at) => from !== null && (at === from || mergedInto[at] === to));
    const news = after.scenes.filter((_, at) => from !== null && (at === to || splitFrom[at] === from));
    if (olds.length + news.length < 3) return;
    const holders = new Map<OrganisedLine, ReviewedScene>();
    const bodyOf = (version: VersionText) => (scene: ReviewedScene) => {
      const { body } = partsOf(version, scene);
      for (const line of body) holders.set(line, scene);
      return body;
    };
    const lines = compareLines(olds.flatMap(bodyOf(before)), news.flatMap(bodyOf(after)));
    for (const scene of [...olds, ...news]) given.set(scene, []);
    let last = news[0]!;
    for (const line of lines) {
      const holder = line.after ? holders.get(line.after)! : holders.get(line.before!)!;
      if (line.after) last = holder;
      given.get(line.after || holder === before.scenes[from!] ? last : holder)!.push(line);
    }
  });
  return given;
}

function partsOf({ lines }: VersionText, scene: ReviewedScene | null) {
  const all =
    scene === null || hasNoText(scene) ? [] : linesBetween(lines, scene.headingLine, scene.lastLine);
  const hasHeading = scene !== null && !scene.headless && all.length > 0;
  return { heading: hasHeading ? all[0]! : null, body: hasHeading ? all.slice(1) : all };
}

function headingLine(before: OrganisedLine | null, after: OrganisedLine | null): ComparedLine {
  if (before === null) return { kind: 'added', before, after };
  if (after === null) return { kind: 'cut', before, after };
  return { kind: lineWords(before.text) === lineWords(after.text) ? 'same' : 'changed', before, after };
}
