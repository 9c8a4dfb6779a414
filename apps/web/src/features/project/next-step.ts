import type { OverviewFacts } from './overview-facts.ts';

export interface NextStep {
  readonly title: string;
  readonly hint: string;
  readonly action: string;
  /** Below the project. */
  readonly path: string;
}

/** The one thing that brings the work on from here. */
export function nextStep(facts: OverviewFacts): NextStep {
  const { scenes, screenplays, days, allocated } = facts;
  if (scenes === 0 && screenplays === 0)
    return {
      title: '시나리오 올리기',
      hint: '올리면 씬과 등장인물, 장소를 찾아 드려요.',
      action: '시나리오로',
      path: 'screenplays',
    };
  if (scenes === 0)
    return {
      title: '씬 나누기 확인',
      hint: '찾아낸 씬을 살펴보고 받아들이면 씬 목록이 생겨요.',
      action: '시나리오로',
      path: 'screenplays',
    };
  if (days === 0)
    return {
      title: '촬영일 잡기',
      hint: `${scenes}씬이 촬영일을 기다리고 있어요.`,
      action: '촬영계획표로',
      path: 'timetable',
    };
  if (allocated < scenes)
    return {
      title: `${scenes - allocated}씬 배치`,
      hint: '아직 촬영일에 놓지 않은 씬이에요.',
      action: '촬영계획표로',
      path: 'timetable',
    };
  if (facts.next === null)
    return {
      title: '남은 촬영일이 없어요',
      hint: `${scenes}씬 가운데 ${facts.done}씬을 마쳤어요. 다시 찍을 것이 있으면 촬영일을 잡으세요.`,
      action: '촬영계획표로',
      path: 'timetable',
    };
  return {
    title: '일촬표 만들기',
    hint: '모든 씬이 촬영일에 놓였어요.',
    action: '일촬표로',
    path: 'callsheets',
  };
}
