import { formatEighths, type ProjectState, type Scene } from '@ddak/domain';
import { type ChoiceColumn, isChoice } from './choices.ts';
import { readChoice } from './read-choice.ts';
import type { ScenePatch } from './scene-patch.ts';
import type { SceneColumn } from './table/scene-columns.ts';

/** The columns that are edited as a text; the others are chosen from a list, or typed over. */
export type TextColumn = Extract<
  SceneColumn,
  'number' | 'setName' | 'synopsis' | 'sequence' | 'cuts' | 'length' | 'planned' | 'note'
>;

/** What stands in the editor when it opens. */
export function cellText(state: ProjectState, scene: Scene, column: TextColumn): string {
  const showEighths = state.project.get(scene.projectId)?.showEighths ?? false;
  switch (column) {
    case 'number':
      return `${scene.sceneNo}${scene.subSceneNo}`;
    case 'setName':
      return scene.setName;
    case 'synopsis':
      return scene.synopsis;
    case 'sequence':
      return scene.sequence ?? '';
    case 'note':
      return scene.note;
    case 'cuts':
      return scene.cutCount === null ? '' : String(scene.cutCount);
    case 'planned':
      return scene.plannedMinutes === null ? '' : String(scene.plannedMinutes);
    case 'length':
      if (showEighths) return scene.pages === 0 ? '' : formatEighths(scene.pages);
      return scene.screenMinutes === null ? '' : clockText(scene.screenMinutes);
  }
}

/** What was typed into a cell, as a change of the scene; or why it cannot be read, in Korean. */
export function readCell(
  state: ProjectState,
  scene: Scene,
  column: TextColumn | ChoiceColumn,
  text: string,
): { readonly patch: ScenePatch } | { readonly problem: string } {
  if (isChoice(column)) return readChoice(column, text);
  const typed = text.trim();
  switch (column) {
    case 'number':
      return readNumber(typed);
    case 'setName':
      return { patch: { setName: typed.slice(0, 120) } };
    case 'synopsis':
      return { patch: { synopsis: typed.slice(0, 300) } };
    case 'sequence':
      return { patch: { sequence: typed.slice(0, 20) } };
    case 'note':
      return { patch: { note: typed.slice(0, 500) } };
    case 'cuts':
      return readWhole(typed, 999, '컷 수', (cutCount) => ({ cutCount }));
    case 'planned':
      return readWhole(typed.replace(/분$/, ''), 1440, '소요 시간', (plannedMinutes) => ({ plannedMinutes }));
    case 'length':
      return state.project.get(scene.projectId)?.showEighths ? readPages(typed) : readMinutes(typed);
  }
}

function readNumber(text: string): { patch: ScenePatch } | { problem: string } {
  const match = /^(?:S#)?\s*(\d{1,4})\s*-?\s*([A-Za-z]?)$/i.exec(text);
  if (!match) return { problem: '씬 번호는 12, 12A처럼 적어 주세요.' };
  return { patch: { sceneNo: Number(match[1]), subSceneNo: match[2]!.toUpperCase() } };
}

function readWhole(
  text: string,
  most: number,
  name: string,
  patch: (value: number | null) => ScenePatch,
): { patch: ScenePatch } | { problem: string } {
  if (text === '') return { patch: patch(null) };
  const value = Number(text);
  const isFine = /^\d+$/.test(text) && value <= most;
  return isFine ? { patch: patch(value) } : { problem: `${name}: 0부터 ${most}까지의 수로 적어 주세요.` };
}

/** `3`, `1:30`: as it is quickest typed. */
function clockText(minutes: number): string {
  const seconds = Math.round(minutes * 60);
  const rest = seconds % 60;
  return rest === 0 ? String(seconds / 60) : `${Math.floor(seconds / 60)}:${String(rest).padStart(2, '0')}`;
}

/** `3`, `1.5`, `1:30`, `1분 30초`, `45초` are minutes. */
function readMinutes(text: string): { patch: ScenePatch } | { problem: string } {
  const typed = text.replace(/분$/, '');
  if (typed === '') return { patch: { screenMinutes: null } };
  const clock = /^(\d{1,3}):([0-5]\d)$/.exec(typed) ?? /^(?:(\d{1,3})분\s*)?(\d{1,2})초$/.exec(typed);
  const minutes = clock ? Number(clock[1] ?? 0) + Number(clock[2]) / 60 : Number(typed);
  if (!Number.isFinite(minutes) || minutes < 0 || minutes > 999)
    return { problem: '분량은 3, 1.5, 1:30처럼 분으로 적어 주세요.' };
  return { patch: { screenMinutes: Math.round(minutes * 100) / 100 } };
}

/** `1 3/8`, `3/8`, `1.5` are pages; eighths are kept. */
function readPages(text: string): { patch: ScenePatch } | { problem: string } {
  if (text === '') return { patch: { pages: 0 } };
  const match = /^(?:(\d{1,3}(?:\.\d+)?)(?:\s+|$))?(?:([0-7])\/8)?$/.exec(text);
  const eighths = match ? Math.round(Number(match[1] ?? 0) * 8) + Number(match[2] ?? 0) : Number.NaN;
  return Number.isNaN(eighths)
    ? { problem: '분량은 1 3/8, 3/8, 1.5처럼 쪽으로 적어 주세요.' }
    : { patch: { pages: eighths } };
}
