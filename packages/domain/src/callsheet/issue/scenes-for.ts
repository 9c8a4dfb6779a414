import { formatClock } from '../../kernel/clock.ts';
import type { ProjectState } from '../../state.ts';
import type { FrozenSheet } from './frozen-sheet.ts';
import type { Recipient } from './recipients-of.ts';

type SceneRow = Extract<FrozenSheet['rows'][number], { kind: 'scene' }>;

/** CS33: the lines of shooting that somebody is there for: of an actor those that they play in, of all others every one. */
export function scenesFor(state: ProjectState, sheet: FrozenSheet, to: Recipient): readonly SceneRow[] {
  const scenes = sheet.rows.filter((row) => row.kind === 'scene');
  if (to.kind !== 'actor') return scenes;
  const plays = (sceneId: string): boolean =>
    state.scene.get(sceneId)?.characters.some(({ _id }) => _id === to.id) ?? false;
  return scenes.filter(({ sceneIds }) => sceneIds.some(plays));
}

/** `6씬 · 첫 씬 09:00 S#12`; empty where there is none. */
export function scenesWords(rows: readonly SceneRow[]): string {
  const [first] = rows;
  if (!first) return '';
  const count = new Set(rows.flatMap(({ sceneIds }) => sceneIds)).size;
  return `${count}씬 · 첫 씬 ${formatClock(first.start)} S#${first.cells.scene}`;
}
