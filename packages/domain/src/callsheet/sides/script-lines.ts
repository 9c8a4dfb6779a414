import { groupBy } from '../../kernel/group-by.ts';
import type { Id } from '../../kernel/id.ts';
import type { OrganisedLine, OrganisedScreenplay } from '../../screenplay/organised.ts';
import { reviewScreenplay } from '../../screenplay/review/apply-review.ts';
import type { ProjectState } from '../../state.ts';
import type { SceneScript } from '../callsheet-view.ts';
import { scriptOf } from './scene-scripts.ts';
import type { SidesLine } from './sides-view.ts';

/**
 * CS35: a script as it was reviewed, line by line, each with the scene whose text it is.
 * @param shot where the day's scenes stand; all others stand where they do now
 */
export function scriptLines(
  state: ProjectState,
  screenplayId: Id,
  organised: OrganisedScreenplay,
  shot: readonly SceneScript[],
): readonly SidesLine[] {
  const edits = groupBy(state.reviewEdit, 'screenplayId').get(screenplayId) ?? [];
  const { lines, scenes } = reviewScreenplay(organised, edits);
  const headless = new Set(scenes.flatMap((scene) => (scene.headless ? scene.headingLine : [])));
  const owners = ownersOf(state, screenplayId, shot);
  return lines.flatMap((line): SidesLine[] => {
    const script = owners.get(line.n);
    const begins = script !== undefined && script.firstLine === line.n;
    const fixed = { screenplayId, sceneId: script?.sceneId ?? null };
    const heading = begins ? [{ ...fixed, type: 'heading' as const, text: headingOf(script, line) }] : [];
    const isHeading = begins && !headless.has(line.n);
    // Title pages, page numbers and running heads are no text of a scene.
    if (isHeading || line.type === 'other' || line.text.trim() === '') return heading;
    // SY8: a heading that was joined away is text.
    const type = line.type === 'heading' && script ? 'action' : line.type;
    return [...heading, { ...fixed, type, text: line.text.trim() }];
  });
}

/** What stands on each line, by its `n`. */
function ownersOf(
  state: ProjectState,
  screenplayId: Id,
  shot: readonly SceneScript[],
): ReadonlyMap<number, SceneScript> {
  const ids = new Set(shot.map(({ sceneId }) => sceneId));
  const others = groupBy(state.scene, 'screenplayId').get(screenplayId) ?? [];
  const scripts = [
    ...others.flatMap((scene) => (ids.has(scene._id) ? [] : scriptOf(state, scene))),
    ...shot.filter((script) => script.screenplayId === screenplayId),
  ];
  const owners = new Map<number, SceneScript>();
  for (const script of scripts)
    for (let n = script.firstLine; n <= script.lastLine; n++) owners.set(n, script);
  return owners;
}

/** Where the breakdown knows no place, in the script's words. */
function headingOf({ label, about }: SceneScript, line: OrganisedLine): string {
  const words = about === '' && line.type === 'heading' ? line.text.trim() : about;
  return `S#${label}. ${words}`.trim();
}
