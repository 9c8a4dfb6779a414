import { longDate } from '../../kernel/date.ts';
import type { Id } from '../../kernel/id.ts';
import type { Scene } from '../../scene/scene.ts';
import type { OrganisedScreenplay } from '../../screenplay/organised.ts';
import type { ProjectState } from '../../state.ts';
import type { CallsheetSceneRow, CallsheetView } from '../callsheet-view.ts';
import { timeRange } from '../view-rows.ts';
import { scriptLines } from './script-lines.ts';
import type { SidesRow, SidesScene, SidesView } from './sides-view.ts';

const rowsOfScenes = (sheet: CallsheetView): readonly CallsheetSceneRow[] =>
  sheet.rows.flatMap((row) => (row.kind === 'scene' ? row : []));

/** The scripts in which the scenes of a sheet stand. */
export const sidesScreenplays = (state: ProjectState, sheet: CallsheetView): readonly Id[] => [
  ...new Set(
    rowsOfScenes(sheet).flatMap((row) =>
      row.sceneIds.flatMap((id) => state.scene.get(id)?.screenplayId ?? []),
    ),
  ),
];

/**
 * CS35: the sides of a day. Which scenes, in which order: as the sheet says, a draft or a version. Their words: those of
 * the script that each stands in by now.
 * @param texts the scripts of `sidesScreenplays`
 * @param recipient whose name stands across each page; empty: nobody's
 */
export function buildSidesView(
  state: ProjectState,
  sheet: CallsheetView,
  texts: ReadonlyMap<Id, OrganisedScreenplay>,
  recipient: string,
): SidesView {
  const lines = [...texts].flatMap(([id, organised]) => scriptLines(state, id, organised));
  const withText = new Set(lines.map(({ sceneId }) => sceneId));
  const rows = rowsOfScenes(sheet).map((row): SidesRow => {
    const labels = row.cells.scene.split('+');
    const scenes = row.sceneIds.map((sceneId, i): SidesScene => {
      return { sceneId, label: labels[i] ?? '', state: stateOf(state.scene.get(sceneId), withText) };
    });
    const { order, start, end, cells } = row;
    return {
      order,
      timeText: timeRange(start, end),
      label: cells.scene,
      place: cells.place.replaceAll('\n', ' '),
      scenes,
    };
  });
  return {
    title: '당일 대본',
    projectTitle: sheet.projectTitle,
    edition: sheet.edition,
    dayText: sheet.dayText,
    dayNo: sheet.dayNo,
    date: sheet.date,
    dateText: longDate(sheet.date),
    watermark: recipient === '' ? '' : `${recipient} · ${sheet.date}`,
    rows,
    lines,
  };
}

function stateOf(scene: Scene | undefined, withText: ReadonlySet<Id | null>): SidesScene['state'] {
  if (!scene) return 'removed';
  // What the script of now has left out still stands in the one before.
  if (scene.status === 'omitted') return 'omitted';
  return withText.has(scene._id) ? 'text' : 'noText';
}
