import type { BreakdownType } from '../breakdown/breakdown-item.ts';
import { itemsOfScene, itemText } from '../breakdown/items-of-scene.ts';
import { formatClock } from '../kernel/clock.ts';
import { castNames } from '../scene/characters/cast-names.ts';
import type { Scene } from '../scene/scene.ts';
import { sceneLabel } from '../scene/scene-label.ts';
import { moreThanTheLetter, SETTING_LETTERS, timeLetter } from '../scene/scene-words.ts';
import type { ProjectState } from '../state.ts';
import type { DayLine } from '../timetable/day-lines.ts';
import { phaseText } from '../timetable/phase-text.ts';
import type { CallsheetColumn } from './callsheet-columns.ts';
import type { CallsheetRow, CallsheetSceneRow } from './callsheet-view.ts';
import { sceneScripts } from './sides/scene-scripts.ts';
import { wornText } from './worn-text.ts';

const unique = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))];

export const timeRange = (start: number, end: number): string =>
  `${formatClock(start)} – ${formatClock(end)}`;

/** CS5: the printed rows of a day. */
export function callsheetRows(state: ProjectState, lines: readonly DayLine[]): readonly CallsheetRow[] {
  const realPlaces = new Set(
    lines.flatMap((line) => (line.kind === 'scene' ? line.scenes.flatMap((s) => s.location ?? []) : [])),
  );
  const showReal = realPlaces.size > 1;
  let order = 0;
  const rows = lines.map((line): CallsheetRow => {
    const { start, end } = line;
    if (line.kind === 'phase') {
      const fixed = { kind: 'phase', rowId: line.rowId, start, end, minutes: end - start } as const;
      const text = phaseText(line.phase, line.note);
      return { ...fixed, phaseKind: line.phase.kind, timeText: timeRange(start, end), text };
    }
    order += 1;
    return sceneLine(state, line, order, showReal);
  });
  return withPlaceSpans(rows);
}

function sceneLine(
  state: ProjectState,
  line: Extract<DayLine, { kind: 'scene' }>,
  order: number,
  showReal: boolean,
): CallsheetSceneRow {
  const { scenes, start, end, minutes } = line;
  const known = scenes.flatMap((scene) => scene.cutCount ?? []);
  const cuts = known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
  const mark = scenes.map((s) => timeLetter(s.timeOfDay, s.timeText)).find((m) => m !== '') ?? '';
  const of = (types: readonly BreakdownType[]): string =>
    unique(scenes.flatMap((scene) => itemTexts(state, scene, types))).join(', ');
  const cells: Record<CallsheetColumn, string> = {
    order: String(order),
    time: timeRange(start, end),
    minutes: `${minutes}분`,
    scene: line.labels.join('+'),
    cuts: cuts === null ? '' : String(cuts),
    light: [mark, ...unique(scenes.map(moreThanTheLetter))].filter((text) => text !== '').join(' '),
    setting: unique(scenes.map((scene) => (scene.setting ? SETTING_LETTERS[scene.setting] : ''))).join(' '),
    shootKind: unique(scenes.map((scene) => scene.shootKind ?? '')).join(' '),
    place: unique(scenes.map((scene) => placeText(state, scene, showReal))).join('\n'),
    synopsis: unique(scenes.map((scene) => scene.synopsis)).join('\n'),
    cast: castNames(state, scenes, 'main').join(' · '),
    extras: [...castNames(state, scenes, 'minor'), of(['bg'])].filter(Boolean).join(', '),
    props: of(['props']),
    wardrobe: wornText(state, scenes),
    equipment: of(['camera', 'electrical', 'grip']),
    effects: of(['sfx', 'stunts', 'etc']),
    note: unique([...line.notes, ...scenes.map((scene) => scene.note)]).join('\n'),
  };
  const ids = scenes.map((scene) => scene._id);
  return {
    kind: 'scene',
    rowId: line.rowId,
    sceneIds: ids,
    order,
    start,
    end,
    minutes,
    cuts,
    mark,
    placeSpan: 1,
    scripts: sceneScripts(state, scenes),
    cells,
  };
}

/** CS17: the place in the story, and the real one below it where the day has more than one. */
function placeText(state: ProjectState, scene: Scene, showReal: boolean): string {
  const real = showReal && scene.location ? state.location.get(scene.location)?.realName : undefined;
  return real && real !== scene.setName ? `${scene.setName}\n(${real})`.trim() : scene.setName;
}

const itemTexts = (state: ProjectState, scene: Scene, types: readonly BreakdownType[]): string[] =>
  itemsOfScene(state, scene._id)
    .filter((item) => types.includes(item.type))
    .map(itemText);

/** CS8: the first row of a run at one place carries the run's length, the others 0. */
function withPlaceSpans(rows: readonly CallsheetRow[]): readonly CallsheetRow[] {
  const result: CallsheetRow[] = [...rows];
  let first = -1;
  rows.forEach((row, i) => {
    const head = rows[first];
    const goesOn =
      row.kind === 'scene' &&
      head?.kind === 'scene' &&
      row.cells.place !== '' &&
      row.cells.place === head.cells.place;
    if (!goesOn) {
      first = row.kind === 'scene' ? i : -1;
      return;
    }
    result[first] = { ...(result[first] as CallsheetSceneRow), placeSpan: i - first + 1 };
    result[i] = { ...row, placeSpan: 0 };
  });
  return result;
}

/** CS13: the label of a scene as the sheet prints it. */
export const labelsOf = (state: ProjectState, scenes: readonly Scene[]): string =>
  scenes.map((scene) => sceneLabel(state, scene)).join(' ');
