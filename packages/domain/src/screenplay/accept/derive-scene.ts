import type { BreakdownCandidate } from '../../breakdown/breakdown-candidate.ts';
import { itemKey } from '../../breakdown/item-key.ts';
import { doubtsOf } from '../doubts/doubts-of.ts';
import type { OrganisedLine, OrganisedScene, OrganisedScreenplay } from '../organised.ts';
import { rowsOnPage } from '../page-rows.ts';
import { hasNoText, type ReviewedScene } from '../review/review-scene.ts';
import { linesBetween, type ReviewState, type SceneDraft } from '../review/review-state.ts';
import { itemAt } from '../review/steps/change-items.ts';
import {
  castOfLines,
  eighthsOfLines,
  minutesPerPageOf,
  screenMinutesOf,
  synopsisOfLines,
} from '../scene-facts.ts';

const derived = new WeakMap<SceneDraft, ReviewedScene>();

/**
 * SY4: a draft with the facts of its range, and with the doubts that still hold (SY5). Derived once for each draft: a
 * scene that a step does not touch comes out as the same object.
 */
export function deriveScene(state: ReviewState, draft: SceneDraft): ReviewedScene {
  const known = derived.get(draft);
  if (known) return known;
  const { ownDoubts: _, settled: __, touched: ___, synopsis, ...scene } = draft;
  // What a heading says of its length goes with its line, not with what is split off below it.
  const stated = byHeading(state.organised).get(draft.headingLine)?.statedSeconds;
  const facts = factsOf(state, draft);
  const reviewed: ReviewedScene = {
    ...scene,
    ...facts,
    ...(stated === undefined ? {} : { statedSeconds: stated }),
    items: itemsOf(state, draft, facts.items),
    guessed: [...scene.guessed],
    synopsis: synopsis ?? facts.synopsis,
    flags: [...scene.flags],
    doubts: doubtsOf(state, draft),
  };
  derived.set(draft, reviewed);
  return reviewed;
}

type Facts = Pick<
  OrganisedScene,
  'pages' | 'filePages' | 'screenMinutes' | 'synopsis' | 'characters' | 'items'
>;

/** What the text says about a scene: as organised where its range is, else counted anew from its lines. */
function factsOf(state: ReviewState, draft: SceneDraft): Facts {
  const { organised } = state;
  const own = byHeading(organised).get(draft.headingLine);
  const same = own?.lastLine === draft.lastLine ? own : undefined;
  if (same && !draft.touched) return pick(same);
  const lines = linesBetween(state.lines, draft.headingLine, draft.lastLine);
  const asRead = same && rowsWithin(organised.lines, draft) === rowsWithin(state.lines, draft);
  const pages = asRead ? same.pages : pagesOf(state, draft);
  const filePages = same?.filePages ?? null;
  return {
    pages,
    filePages,
    screenMinutes:
      asRead || same?.statedSeconds !== undefined
        ? same.screenMinutes
        : screenMinutesOf(filePages ?? pages, minutesPerPageOf(organised)),
    items: itemsWithin(organised, draft),
    synopsis: synopsisOfLines(draft.headless ? lines : lines.slice(1)),
    characters: castOfLines(lines),
  };
}

/** Each line counts as what it is: a heading that was joined away is text, a line split off is a heading. */
function pagesOf(state: ReviewState, draft: SceneDraft): number {
  if (hasNoText(draft)) return 0;
  const asIs = (line: OrganisedLine): OrganisedLine => {
    const isHeading = line.n === draft.headingLine && !draft.headless;
    if (isHeading === (line.type === 'heading')) return line;
    return { ...line, rows: rowsOnPage(isHeading ? 'heading' : 'action', line.text) };
  };
  return eighthsOfLines(linesBetween(state.lines, draft.headingLine, draft.lastLine).map(asIs));
}

const rowsWithin = (lines: readonly OrganisedLine[], { headingLine, lastLine }: SceneDraft): number =>
  linesBetween(lines, headingLine, lastLine).reduce((sum, line) => sum + line.rows, 0);

const pick = ({ pages, filePages, screenMinutes, synopsis, characters, items }: Facts): Facts => ({
  pages,
  filePages,
  screenMinutes,
  synopsis,
  characters,
  items,
});

const itemsWithin = (organised: OrganisedScreenplay, draft: SceneDraft) =>
  organised.scenes.flatMap(({ items }) =>
    items.filter(({ line }) => line >= draft.headingLine && line <= draft.lastLine),
  );

/** SY19: what was read, without what is none, and what came to it; each thing once. */
function itemsOf(
  { addedItems, droppedItems }: ReviewState,
  { headingLine, lastLine }: SceneDraft,
  read: readonly BreakdownCandidate[],
): BreakdownCandidate[] {
  const come = addedItems.filter(({ line }) => line >= headingLine && line <= lastLine);
  const found = new Map<string, BreakdownCandidate>();
  for (const item of [...read, ...come])
    if (!droppedItems.has(itemAt(item)) && !found.has(itemKey(item))) found.set(itemKey(item), item);
  return [...found.values()];
}

const scenesByHeading = new WeakMap<OrganisedScreenplay, ReadonlyMap<number, OrganisedScene>>();

function byHeading(organised: OrganisedScreenplay): ReadonlyMap<number, OrganisedScene> {
  const known = scenesByHeading.get(organised);
  if (known) return known;
  const map = new Map(organised.scenes.map((scene) => [scene.headingLine, scene]));
  scenesByHeading.set(organised, map);
  return map;
}
