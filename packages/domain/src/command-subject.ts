import { commentWords } from './comment/mentions.ts';
import { personCalled } from './comment/person-called.ts';
import { shortDate } from './kernel/date.ts';
import type { Id } from './kernel/id.ts';
import type { Scene } from './scene/scene.ts';
import { sceneLabel } from './scene/scene-label.ts';
import type { ProjectState } from './state.ts';
import { nameOfDay } from './timetable/day-name.ts';
import type { Timetable } from './timetable/timetable.ts';

/** Arguments that name a neighbour. */
const AFTER = /^after[A-Z]/;
/** How many scenes and others are named before the rest is counted. */
const NAMED = 3;

/**
 * SN11: what a command is about, as a person calls it: `S#12 편의점 · 3회차 12.3`. Empty where its arguments name
 * nothing that stands in the project. CM12: of a comment the whole text too.
 */
export function commandSubject(state: ProjectState, args: unknown): string {
  const sceneIds = new Set<Id>();
  const [days, phases, names]: [Timetable[], string[], string[]] = [[], [], []];
  for (const id of new Set(namedIds(args))) {
    const [row, day] = [state.timetableRow.get(id), state.timetable.get(id)];
    if (row?.sceneData) sceneIds.add(row.sceneData);
    if (row?.phaseData) phases.push(row.phaseData.label || row.phaseData.kind);
    if (day) days.push(day);
    if (state.scene.has(id)) sceneIds.add(id);
    else if (!row && !day) names.push(...nameOf(state, id));
  }
  const scenes = [...sceneIds].flatMap((id) => state.scene.get(id) ?? []);
  return [
    shortList(scenes, (scene) => sceneText(state, scene, scenes.length)),
    shortList([...phases, ...names], (name) => name),
    shortList(days, (day) => dayText(state, day)),
    saidText(state, args),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Every text in the arguments but neighbours: ids are among them, and what is none is found nowhere. */
export function namedIds(value: unknown): string[] {
  const found: string[] = [];
  gatherIds(value, found);
  return found;
}

function gatherIds(value: unknown, found: string[]): void {
  if (typeof value === 'string') found.push(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) if (!AFTER.test(key)) gatherIds(one, found);
}

const sceneText = (state: ProjectState, scene: Scene, among: number): string =>
  `S#${sceneLabel(state, scene)}${among === 1 && scene.setName ? ` ${scene.setName}` : ''}`;

const dayText = (state: ProjectState, day: Timetable): string =>
  `${nameOfDay(state, day)} ${shortDate(day.tableDate)}`;

function saidText(state: ProjectState, args: unknown): string {
  const { commentId, text } = (args ?? {}) as { readonly commentId?: unknown; readonly text?: unknown };
  if (typeof commentId !== 'string' || typeof text !== 'string') return '';
  return `“${commentWords(text, (userId) => personCalled(state, userId))}”`;
}

const nameOf = (state: ProjectState, id: string): string[] => {
  const row = state.character.get(id) ?? state.crew.get(id) ?? state.crewTeam.get(id) ?? state.board.get(id);
  const name = row?.name ?? state.location.get(id)?.realName ?? state.breakdownItem.get(id)?.name;
  return name ? [name] : [];
};

/** Only what is named is put into words: a drop may be of hundreds. */
function shortList<One>(all: readonly One[], textOf: (one: One) => string): string {
  const named = all.slice(0, NAMED).map(textOf).join(', ');
  return all.length <= NAMED ? named : `${named} 외 ${all.length - NAMED}`;
}
