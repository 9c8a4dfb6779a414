import type {
  Doubt,
  HeadingFields,
  OrganisedLine,
  OrganisedScene,
  OrganisedScreenplay,
} from './organised.ts';
import {
  castOfLines,
  eighthsOfLines,
  minutesPerPageOf,
  screenMinutesOf,
  synopsisOfLines,
} from './scene-facts.ts';

/** A scene as it stands after the review steps. `checked`: a person has set or confirmed its heading. */
export interface ReviewedScene extends OrganisedScene {
  readonly checked: boolean;
}

/** A scene while steps are applied: where it stands and what its heading says; the rest follows from the range. */
export interface SceneDraft extends HeadingFields {
  readonly heading: string;
  readonly headingLine: number;
  readonly lastLine: number;
  readonly guessed: readonly string[];
  readonly confidence: number;
  readonly checked: boolean;
  /** Doubts that a step has brought, beside those of the organised text. */
  readonly ownDoubts: readonly Doubt[];
}

export const draftOf = (scene: OrganisedScene): SceneDraft => ({
  ...fieldsOf(scene),
  heading: scene.heading,
  headingLine: scene.headingLine,
  lastLine: scene.lastLine,
  guessed: scene.guessed,
  confidence: scene.confidence,
  checked: false,
  ownDoubts: [],
});

/** What a heading says, out of a scene or anything that carries its fields. */
export const fieldsOf = (scene: HeadingFields): HeadingFields => ({
  episodeNo: scene.episodeNo,
  sceneNo: scene.sceneNo,
  subSceneNo: scene.subSceneNo,
  setName: scene.setName,
  setting: scene.setting,
  timeOfDay: scene.timeOfDay,
  timeText: scene.timeText,
  omitted: scene.omitted,
});

/** The lines of a range, by their `n`, both ends included. */
export const linesBetween = (
  lines: readonly OrganisedLine[],
  first: number,
  last: number,
): readonly OrganisedLine[] => lines.filter((line) => line.n >= first && line.n <= last);

/** SY4, SY5: a draft with the facts of its range, and with the doubts that still hold. */
export function reviewedScene(organised: OrganisedScreenplay, draft: SceneDraft): ReviewedScene {
  const { ownDoubts, ...scene } = draft;
  const doubts = [...doubtsIn(organised, draft), ...ownDoubts];
  const same = organised.scenes.find(
    (other) => other.headingLine === draft.headingLine && other.lastLine === draft.lastLine,
  );
  if (same) {
    const { pages, filePages, screenMinutes, flags, synopsis, characters, items } = same;
    const facts = { pages, filePages, screenMinutes, flags, synopsis, characters, items };
    return { ...scene, guessed: [...scene.guessed], ...facts, doubts };
  }
  const lines = linesBetween(organised.lines, draft.headingLine, draft.lastLine);
  const body = lines.filter((line) => line.n !== draft.headingLine);
  const pages = eighthsOfLines(lines);
  return {
    ...scene,
    guessed: [...scene.guessed],
    pages,
    filePages: null,
    screenMinutes: screenMinutesOf(pages, minutesPerPageOf(organised)),
    flags: organised.scenes.find((other) => other.headingLine === draft.headingLine)?.flags ?? [],
    items: organised.scenes.flatMap(({ items }) =>
      items.filter(({ line }) => line >= draft.headingLine && line <= draft.lastLine),
    ),
    synopsis: synopsisOfLines(body),
    characters: castOfLines(lines),
    doubts,
  };
}

/** SY5: doubts go with their line; one about a heading that is checked, joined away or made by a split is answered. */
function doubtsIn(organised: OrganisedScreenplay, draft: SceneDraft): Doubt[] {
  const within = (line: number) => line >= draft.headingLine && line <= draft.lastLine;
  return organised.scenes.flatMap((scene) => {
    const stands = scene.headingLine === draft.headingLine;
    return scene.doubts.filter((doubt) => {
      const line = doubt.line ?? scene.headingLine;
      if (line === scene.headingLine) return stands && !draft.checked;
      return within(line) && line !== draft.headingLine;
    });
  });
}
