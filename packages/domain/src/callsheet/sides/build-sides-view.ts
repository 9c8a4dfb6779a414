import { longDate } from '../../kernel/date.ts';
import type { Id } from '../../kernel/id.ts';
import type { Scene } from '../../scene/scene.ts';
import type { OrganisedScreenplay } from '../../screenplay/organised.ts';
import type { ProjectState } from '../../state.ts';
import type { CallsheetSceneRow, CallsheetView, SceneScript } from '../callsheet-view.ts';
import { timeRange } from '../view-rows.ts';
import { sceneScripts } from './scene-scripts.ts';
import { scriptLines } from './script-lines.ts';
import type { SidesRow, SidesScene, SidesView } from './sides-view.ts';

/** The lines of shooting, each with where its words stand. */
const shotRows = (state: ProjectState, sheet: CallsheetView): readonly ShotRow[] =>
  sheet.rows.flatMap((row) => {
    if (row.kind !== 'scene') return [];
    const scenes = row.sceneIds.flatMap((id) => state.scene.get(id) ?? []);
    return { ...row, scripts: row.scripts ?? sceneScripts(state, scenes) };
  });
type ShotRow = CallsheetSceneRow & { readonly scripts: readonly SceneScript[] };

/** The scripts in which the scenes of a sheet stand. */
export const sidesScreenplays = (state: ProjectState, sheet: CallsheetView): readonly Id[] => [
  ...new Set(
    shotRows(state, sheet).flatMap(({ scripts }) => scripts.map(({ screenplayId }) => screenplayId)),
  ),
];

/**
 * CS35: the sides of a day. Which scenes, in which order, in whose words: as the sheet says, a draft or a version.
 * @param texts the scripts of `sidesScreenplays`
 * @param recipient whose name stands across each page; empty: nobody's
 */
export function buildSidesView(
  state: ProjectState,
  sheet: CallsheetView,
  texts: ReadonlyMap<Id, OrganisedScreenplay>,
  recipient: string,
): SidesView {
  const shot = shotRows(state, sheet);
  const scripts = shot.flatMap((row) => row.scripts);
  const lines = [...texts].flatMap(([id, organised]) => scriptLines(state, id, organised, scripts));
  const printed = new Set(lines.map(({ sceneId }) => sceneId));
  const rows = shot.map((row): SidesRow => {
    const labels = row.cells.scene.split('+');
    const scenes = row.sceneIds.map((sceneId, i): SidesScene => {
      const hasText = printed.has(sceneId) && row.scripts.some((one) => one.sceneId === sceneId);
      return { sceneId, label: labels[i] ?? '', state: hasText ? 'text' : whyNone(state.scene.get(sceneId)) };
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

function whyNone(scene: Scene | undefined): SidesScene['state'] {
  if (!scene) return 'removed';
  return scene.status === 'omitted' ? 'omitted' : 'noText';
}
