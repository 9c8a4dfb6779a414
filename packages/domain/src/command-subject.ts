import { commentWords } from './comment/mentions.ts';
import { personCalled } from './comment/person-called.ts';
import { shortDate } from './kernel/date.ts';
import type { Scene } from './scene/scene.ts';
import { sceneLabel } from './scene/scene-label.ts';
import type { ProjectState } from './state.ts';
import { nameOfDay } from './timetable/day-name.ts';
import type { Timetable } from './timetable/timetable.ts';

/** How many scenes and others are named before the rest is counted. */
const NAMED = 3;

/**
 * SN11: what a command is about, as a person calls it: `S#12 편의점 · 3회차 12.3`. Empty where its arguments name
 * nothing that stands in the project. CM12: of a comment the whole text too.
 */
export function commandSubject(state: ProjectState, args: unknown): string {
  const ids = new Set(namedIds(args));
  const rows = [...ids].flatMap((id) => state.timetableRow.get(id) ?? []);
  const sceneIds = new Set([...ids, ...rows.flatMap(({ sceneData }) => sceneData ?? [])]);
  const scenes = [...sceneIds].flatMap((id) => state.scene.get(id) ?? []);
  const days = [...ids].flatMap((id) => state.timetable.get(id) ?? []);
  const phases = rows.flatMap(({ phaseData }) => (phaseData ? [phaseData.label || phaseData.kind] : []));
  const names = [...ids].flatMap((id) => nameOf(state, id));
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
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (/^after[A-Z]/.test(key) ? [] : namedIds(one)));
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
