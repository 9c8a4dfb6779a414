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
      return readText('극중 장소', typed, 120, (setName) => ({ setName }));
    case 'synopsis':
      return readText('내용', typed, 300, (synopsis) => ({ synopsis }));
    case 'sequence':
      return readText('시퀀스', typed, 20, (sequence) => ({ sequence }));
    case 'note':
      return readText('비고', typed, 500, (note) => ({ note }));
    case 'cuts':
      return readWhole(typed, 999, '컷 수', (cutCount) => ({ cutCount }));
    case 'planned':
      return readPlanned(typed);
    case 'length':
      return state.project.get(scene.projectId)?.showEighths ? readPages(typed) : readMinutes(typed);
  }
}

/** What is too long is said, never cut: nobody would notice before it is printed. */
export function readText(
  name: string,
  typed: string,
  most: number,
  patch: (text: string) => ScenePatch,
): { patch: ScenePatch } | { problem: string } {
  if (typed.length <= most) return { patch: patch(typed) };
  return { problem: `${name}: ${most}자까지 적을 수 있어요. ${typed.length - most}자를 줄여 주세요.` };
}

/** The letters of 12가, 12-나. */
const KOREAN_LETTERS = '가나다라마바사아자차카타파하';

/** 12, S#12A, 12-A, 12-1 and 12-가 (SC2): what follows the number is its letter. */
function readNumber(text: string): { patch: ScenePatch } | { problem: string } {
  const match = /^(?:S\s*#?|#|씬)?\s*(\d{1,4})(?:\s*-?\s*([A-Za-z가-하])|\s*-\s*(\d{1,2}))?$/i.exec(text);
  const letter = match && letterOf(match[2], match[3]);
  if (!match || letter === null) return { problem: '씬 번호는 12, 12A, 12-1처럼 적어 주세요.' };
  return { patch: { sceneNo: Number(match[1]), subSceneNo: letter } };
}

function letterOf(letter: string | undefined, number: string | undefined): string | null {
  if (number !== undefined) return ALPHABET[Number(number) - 1] ?? null;
  if (letter === undefined) return '';
  const place = KOREAN_LETTERS.indexOf(letter);
  if (place >= 0) return ALPHABET[place]!;
  return /[A-Za-z]/.test(letter) ? letter.toUpperCase() : null;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `90`, `90분`, `1시간 30분`, `1:30`, and `1:30:00` as spreadsheets write that, are minutes. */
function readPlanned(text: string): { patch: ScenePatch } | { problem: string } {
  const hours = /^(\d{1,2})(?:시간|:)\s*(?:([0-5]?\d)(?:분|:00)?)?$/.exec(text);
  const typed = hours ? String(Number(hours[1]) * 60 + Number(hours[2] ?? 0)) : text.replace(/분$/, '');
  return readWhole(typed, 1440, '소요 시간', (plannedMinutes) => ({ plannedMinutes }));
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
