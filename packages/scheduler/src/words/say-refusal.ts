import type { ProblemRefusal } from '../problem/read-problem.ts';
import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import type { Contradiction } from '../solve/contradictions.ts';

const KINDS: Readonly<Record<string, string>> = {
  scenes: '씬',
  days: '촬영일',
  people: '배우',
  places: '장소',
  elements: '요소',
  baseline: '지금 계획의',
};

/** Why a problem cannot be read, as a sentence. */
export function sayProblemRefusal(refusal: ProblemRefusal): string {
  switch (refusal.code) {
    case 'badValue':
      return refusal.details.path
        ? `${refusal.details.path} 값을 읽을 수 없어요.`
        : '배치 문제로 읽을 수 없어요.';
    case 'doubleId':
      return `${KINDS[refusal.details.kind]} id ${refusal.details.id} 값이 두 번 나와요.`;
    case 'unknownId':
      return `${refusal.details.path}에 있는 ${KINDS[refusal.details.kind]} ${refusal.details.id} 값을 찾을 수 없어요.`;
  }
}

/** What contradicts itself, as a sentence that names the scenes and days. */
export function sayContradiction(problem: ScheduleProblem, one: Contradiction): string {
  const scenes = ('scene' in one ? [one.scene] : one.scenes).map((id) => sceneLabel(problem, id));
  const days = 'days' in one ? one.days.map((id) => dayLabel(problem, id)).join(', ') : '';
  switch (one.code) {
    case 'pinnedTwice':
      return `${scenes[0]}: 서로 다른 날(${days})에 고정되어 있어요. 하나만 남겨 주세요.`;
    case 'notOnLockedDay':
      return `${scenes[0]}: 잠근 날(${days})에 고정되어 있는데 그날에는 이 씬이 없어요. 날의 잠금이나 씬의 고정을 풀어 주세요.`;
    case 'pinnedTwoWays':
      return `${scenes[0]}: ${days}의 서로 다른 순서나 시각에 고정되어 있어요. 하나만 남겨 주세요.`;
    case 'otherwiseInLockedDay':
      return `${scenes[0]}: 잠근 날(${days})에서 지금과 다른 순서에 고정되어 있어요. 날의 잠금이나 씬의 고정을 풀어 주세요.`;
    case 'samePlaceInDay':
      return `${scenes.join(', ')}: ${days}의 같은 순서에 고정되어 있어요.`;
    case 'startsOverlap':
      return `${scenes.join(', ')}: ${days}에 고정된 시작 시각이 겹쳐요.`;
    case 'cycle':
      return `${[...scenes, scenes[0]].join(' → ')}: 먼저 찍어야 하는 순서가 돌고 돌아요. 순서 하나를 지워 주세요.`;
  }
}

/** `S#12A`, or the id where the problem has no name for a scene. */
export function sceneLabel({ scenes }: ScheduleProblem, id: string): string {
  const name = scenes.find((scene) => scene.id === id)?.name;
  return name ? `S#${name}` : id;
}

/** `12월 3일`, with the unit where there is more than one. */
export function dayLabel({ days }: ScheduleProblem, id: string): string {
  const day = days.find((one) => one.id === id);
  if (!day) return id;
  const units = new Set(days.map((one) => one.unit)).size;
  return `${Number(day.date.slice(5, 7))}월 ${Number(day.date.slice(8, 10))}일${units > 1 ? ` ${day.unit}팀` : ''}`;
}
