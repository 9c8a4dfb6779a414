import { doubtsOf } from './doubts-of.ts';
import type { OrganisedScene, OrganisedScreenplay } from './organised.ts';
import { hasNoText, type ReviewedScene } from './review-scene.ts';
import { linesBetween, type ReviewState, type SceneDraft } from './review-state.ts';
import {
  castOfLines,
  eighthsOfLines,
  minutesPerPageOf,
  screenMinutesOf,
  synopsisOfLines,
} from './scene-facts.ts';

const derived = new WeakMap<SceneDraft, ReviewedScene>();

/**
 * SY4: a draft with the facts of its range, and with the doubts that still hold (SY5). Derived once for each draft: a
 * scene that a step does not touch comes out as the same object.
 */
export function deriveScene(state: ReviewState, draft: SceneDraft): ReviewedScene {
  const known = derived.get(draft);
  if (known) return known;
  const { ownDoubts: _, settled: __, touched: ___, synopsis, ...scene } = draft;
  const facts = factsOf(state, draft);
  const reviewed: ReviewedScene = {
    ...scene,
    ...facts,
    guessed: [...scene.guessed],
    synopsis: synopsis ?? facts.synopsis,
    doubts: doubtsOf(state, draft),
  };
  derived.set(draft, reviewed);
  return reviewed;
}

type Facts = Pick<
  OrganisedScene,
  'pages' | 'filePages' | 'screenMinutes' | 'flags' | 'synopsis' | 'characters' | 'items'
>;

/** What the text says about a scene: as organised where its range is, else counted anew from its lines. */
function factsOf(state: ReviewState, draft: SceneDraft): Facts {
  const { organised } = state;
  const own = byHeading(organised).get(draft.headingLine);
  const same = own?.lastLine === draft.lastLine ? own : undefined;
  if (same && !draft.touched) return pick(same);
  const lines = linesBetween(state.lines, draft.headingLine, draft.lastLine);
  const pages = same?.pages ?? (hasNoText(draft) ? 0 : eighthsOfLines(lines));
  return {
    pages,
    filePages: same?.filePages ?? null,
    screenMinutes: same?.screenMinutes ?? screenMinutesOf(pages, minutesPerPageOf(organised)),
    flags: own?.flags ?? [],
    items: itemsWithin(organised, draft),
    synopsis: synopsisOfLines(draft.headless ? lines : lines.slice(1)),
    characters: castOfLines(lines),
  };
}

const pick = ({ pages, filePages, screenMinutes, flags, synopsis, characters, items }: Facts): Facts => ({
  pages,
  filePages,
  screenMinutes,
  flags,
  synopsis,
  characters,
  items,
});

const itemsWithin = (organised: OrganisedScreenplay, draft: SceneDraft) =>
  organised.scenes.flatMap(({ items }) =>
    items.filter(({ line }) => line >= draft.headingLine && line <= draft.lastLine),
  );

const scenesByHeading = new WeakMap<OrganisedScreenplay, ReadonlyMap<number, OrganisedScene>>();

function byHeading(organised: OrganisedScreenplay): ReadonlyMap<number, OrganisedScene> {
  const known = scenesByHeading.get(organised);
  if (known) return known;
  const map = new Map(organised.scenes.map((scene) => [scene.headingLine, scene]));
  scenesByHeading.set(organised, map);
  return map;
}
