import { formatClock, formatDuration } from '../kernel/clock.ts';
import { formatEighths } from '../kernel/eighths.ts';
import type { Scene } from '../scene/scene.ts';
import { minutesText } from '../scene/scene-words.ts';
import type { ProjectState } from '../state.ts';
import type { ReportDay } from './report-days.ts';

/** `12씬 · 48컷 · 9분 30초`: what scenes come to, in the project's unit; omitted ones are not counted (SL4). */
export function sceneTotalsText(state: ProjectState, scenes: readonly Scene[]): string {
  const kept = scenes.filter(({ status }) => status !== 'omitted');
  const sum = (of: (scene: Scene) => number): number => kept.reduce((all, scene) => all + of(scene), 0);
  const inEighths = [...state.project.values()].some(({ showEighths }) => showEighths);
  const [pages, minutes] = [
    sum((scene) => scene.pages),
    sum((scene) => scene.screenMinutes ?? scene.pages / 8),
  ];
  const cuts = sum((scene) => scene.cutCount ?? 0);
  const length = inEighths
    ? pages > 0 && `${formatEighths(pages)}쪽`
    : minutes > 0 && minutesText(minutes, 5);
  return [`${kept.length}씬`, cuts > 0 && `${cuts}컷`, length].filter(Boolean).join(' · ');
}

/** `집합 07:00 · 연희동 주택 · 3씬 · 촬영 6시간 · 종료 19:30` */
export function dayFacts(state: ProjectState, { day, lines, scenes }: ReportDay): string {
  if (lines.length === 0) return [day.name, day.note].filter(Boolean).join(' · ');
  const places = scenes.map(
    (scene) => (scene.location && state.location.get(scene.location)?.realName) || scene.setName,
  );
  const shot = lines.reduce((sum, line) => sum + (line.kind === 'scene' ? line.minutes : 0), 0);
  const end = Math.max(...lines.map((line) => line.end));
  return [
    `집합 ${formatClock(day.calltime)}`,
    [...new Set(places)].filter(Boolean).join(', '),
    scenes.length > 0 ? sceneTotalsText(state, scenes) : '',
    shot > 0 ? `촬영 ${formatDuration(shot)}` : '',
    `종료 ${formatClock(end)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** `촬영 10회차 · 33씬 · 351컷`: what a board comes to. */
export function boardTotals(state: ProjectState, days: readonly ReportDay[]): string {
  const shooting = days.filter(({ day }) => day.dayKind === '촬영');
  const scenes = [...new Set(days.flatMap((one) => one.scenes))];
  return `촬영 ${shooting.length}회차 · ${sceneTotalsText(state, scenes)}`;
}
