import { groupBy } from '../../kernel/group-by.ts';
import type { Id } from '../../kernel/id.ts';
import type { Scene } from '../../scene/scene.ts';
import { scenesInOrder } from '../../scene/scene-label.ts';
import type { OrganisedLine, OrganisedScreenplay } from '../../screenplay/organised.ts';
import { reviewScreenplay } from '../../screenplay/review/apply-review.ts';
import type { ProjectState } from '../../state.ts';

/** A scene with the lines of the script that are its text; its heading apart, as the script has it (null: none). */
export interface ScriptScene {
  readonly scene: Scene;
  readonly heading: string | null;
  readonly lines: readonly OrganisedLine[];
}

/** The scripts in which the scenes of an episode stand by now. */
export const episodeScreenplays = (state: ProjectState, episodeId: Id): readonly Id[] => [
  ...new Set(
    (groupBy(state.scene, 'episodeId').get(episodeId) ?? []).flatMap(
      ({ screenplayId }) => screenplayId ?? [],
    ),
  ),
];

/** FX1: the scenes of an episode in the order of lists, with their words as they were reviewed. */
export function scriptScenes(
  state: ProjectState,
  episodeId: Id,
  texts: ReadonlyMap<Id, OrganisedScreenplay>,
): ScriptScene[] {
  const reviewed = new Map(
    [...texts].map(([id, organised]) => {
      const { lines, scenes } = reviewScreenplay(
        organised,
        groupBy(state.reviewEdit, 'screenplayId').get(id) ?? [],
      );
      const headless = new Set(scenes.flatMap((scene) => (scene.headless ? scene.headingLine : [])));
      return [id, { lines, headless }] as const;
    }),
  );
  return scenesInOrder(state)
    .filter((scene) => scene.episodeId === episodeId)
    .map((scene) => {
      const script = reviewed.get(scene.screenplayId ?? '');
      const { firstLine, lastLine } = scene;
      if (!script || firstLine === null || lastLine === null) return { scene, heading: null, lines: [] };
      const own = script.lines.filter(({ n }) => n >= firstLine && n <= lastLine);
      const [first] = own;
      const isHeading = first?.n === firstLine && first.type === 'heading' && !script.headless.has(firstLine);
      return {
        scene,
        heading: isHeading ? first.text.trim() : null,
        // Title pages, page numbers and running heads are no text of a scene.
        lines: own.filter(
          ({ n, type, text }) => !(isHeading && n === firstLine) && type !== 'other' && text.trim() !== '',
        ),
      };
    });
}
