import { commandSubject } from '../command-subject.ts';
import type { ProjectState } from '../state.ts';
import { TARGET_WORDS, type Target } from './target.ts';

/** A target as people call it: `S#12 편의점`, `3회차 12.3`; what is gone, by its kind alone. */
export function targetName(state: ProjectState, { targetKind, targetId }: Target): string {
  if (targetKind === 'project') return '작품 전체';
  const sheet = targetKind === 'callsheet' ? state.callsheet.get(targetId) : undefined;
  const name = commandSubject(state, [sheet ? sheet.timetable : targetId]);
  return sheet ? `일촬표 ${name}` : name || TARGET_WORDS[targetKind];
}
