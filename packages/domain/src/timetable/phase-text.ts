import type { PhaseData } from './timetable.ts';

/** `식사 · 점심 (성산국밥)`: what a 일정 줄 says on paper. A label that holds the kind already stands alone. */
export function phaseText(phase: PhaseData, rowNote: string): string {
  const name =
    phase.label === '' || phase.label === phase.kind
      ? phase.kind
      : phase.label.includes(phase.kind) || phase.kind === '기타'
        ? phase.label
        : `${phase.kind} · ${phase.label}`;
  const notes = [phase.note, rowNote].filter((note) => note !== '');
  return notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
}
