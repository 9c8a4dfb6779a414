import { groupBy } from '../../kernel/group-by.ts';
import type { Id } from '../../kernel/id.ts';
import type { Scene } from '../../scene/scene.ts';
import { sceneLabel } from '../../scene/scene-label.ts';
import { flagWords, placeAndTime } from '../../scene/scene-words.ts';
import type { OrganisedLine, OrganisedScreenplay } from '../../screenplay/organised.ts';
import { reviewScreenplay } from '../../screenplay/review/apply-review.ts';
import type { ProjectState } from '../../state.ts';
import type { SidesLine } from './sides-view.ts';

/** CS35: a script as it is reviewed, line by line, each with the scene whose text it is by now. */
export function scriptLines(
  state: ProjectState,
  screenplayId: Id,
  organised: OrganisedScreenplay,
): readonly SidesLine[] {
  const edits = groupBy(state.reviewEdit, 'screenplayId').get(screenplayId) ?? [];
  const { lines, scenes } = reviewScreenplay(organised, edits);
  const headless = new Set(scenes.flatMap((scene) => (scene.headless ? scene.headingLine : [])));
  const owners = ownersOf(state, screenplayId);
  return lines.flatMap((line): SidesLine[] => {
    const scene = owners.get(line.n);
    const begins = scene !== undefined && scene.firstLine === line.n;
    const fixed = { screenplayId, sceneId: scene?._id ?? null };
    const heading = begins
      ? [{ ...fixed, type: 'heading' as const, text: headingOf(state, scene, line) }]
      : [];
    const isHeading = begins && !headless.has(line.n);
    // Title pages, page numbers and running heads are no text of a scene.
    if (isHeading || line.type === 'other' || line.text.trim() === '') return heading;
    // SY8: a heading that was joined away is text.
    const type = line.type === 'heading' && scene ? 'action' : line.type;
    return [...heading, { ...fixed, type, text: line.text.trim() }];
  });
}

/** The scene of each line, by its `n`. */
function ownersOf(state: ProjectState, screenplayId: Id): ReadonlyMap<number, Scene> {
  const owners = new Map<number, Scene>();
  for (const scene of groupBy(state.scene, 'screenplayId').get(screenplayId) ?? []) {
    const { firstLine, lastLine } = scene;
    if (firstLine === null || lastLine === null) continue;
    for (let n = firstLine; n <= lastLine; n++) owners.set(n, scene);
  }
  return owners;
}

/** `S#12A. 편의점 / 밤 · 안 (회상)`: as the breakdown has it by now; where that knows no place, in the script's words. */
function headingOf(state: ProjectState, scene: Scene, line: OrganisedLine): string {
  const flags = flagWords(scene).map((word) => ` (${word})`);
  const about = [scene.setName, placeAndTime(scene)].filter((text) => text !== '').join(' / ');
  const words = scene.setName === '' && line.type === 'heading' ? line.text.trim() : about + flags.join('');
  return `S#${sceneLabel(state, scene)}. ${words}`.trim();
}
