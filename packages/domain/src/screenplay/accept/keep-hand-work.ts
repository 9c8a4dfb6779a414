import { sameValue } from '../../change.ts';
import type { Id } from '../../kernel/id.ts';
import type { Scene } from '../../scene/scene.ts';
import type { ReviewedScene } from '../review/review-scene.ts';

type Facts = Pick<Scene, 'setName' | 'setting' | 'timeOfDay' | 'timeText' | 'flags' | 'synopsis' | 'pages'>;
/** What a version says of a scene, as a scene holds it; null: nothing. */
export type ScriptFacts = { readonly [Column in keyof Facts]: Facts[Column] | null };

export const scriptFacts = (scene: ReviewedScene): ScriptFacts => ({
  setName: scene.setName?.trim().slice(0, 120) ?? null,
  setting: scene.setting,
  timeOfDay: scene.timeOfDay,
  timeText: scene.timeText?.slice(0, 40) ?? null,
  flags: scene.flags,
  synopsis: scene.synopsis.slice(0, 300),
  pages: scene.filePages ?? scene.pages,
});

/** Columns that are said together: one of them alone would be half a word. */
const SAID_TOGETHER = [['setName'], ['setting'], ['timeOfDay', 'timeText'], ['flags'], ['pages']] as const;

/**
 * SP14: what of a scene its new text says. Where the script says what it said before, the scene stays as it is, whatever
 * has been made of it by hand; where it says something else, the script holds. A synopsis that somebody wrote stays.
 * `before`: what the version that the scene came from says; undefined: it came from none.
 */
export function keepHandWork(old: Scene, before: ScriptFacts | undefined, now: ScriptFacts): Facts {
  const { setName, setting, timeOfDay, timeText, flags, pages } = old;
  const facts: Record<string, unknown> = { setName, setting, timeOfDay, timeText, flags, pages };
  for (const columns of SAID_TOGETHER) {
    if (before && columns.every((column) => sameValue(before[column], now[column]))) continue;
    for (const column of columns) facts[column] = now[column] ?? old[column];
  }
  const isWritten = old.synopsis !== '' && old.synopsis !== before?.synopsis;
  return { ...(facts as Omit<Facts, 'synopsis'>), synopsis: isWritten ? old.synopsis : (now.synopsis ?? '') };
}

/** Who is in a scene by its text, as far as they are anybody. */
export const peopleOf = (
  { characters }: ReviewedScene,
  idOf: (name: string) => Id | null | undefined,
): Id[] => [...new Set(characters.flatMap(({ name }) => idOf(name.trim().slice(0, 60)) ?? []))];

/** SP14: who was put into the scene by hand stays, and who was taken out while the text had them does not come back. */
export function keepHandCast(old: Scene, before: readonly Id[] = [], now: readonly Id[]): Id[] {
  const had = new Set(old.characters.map(({ _id }) => _id));
  const isTakenOut = (id: Id) => before.includes(id) && !had.has(id);
  const added = [...had].filter((id) => !before.includes(id) && !now.includes(id));
  return [...now.filter((id) => !isTakenOut(id)), ...added];
}
