import type { ScheduleProblem } from '../problem/schedule-problem.ts';
import type { Placement, PlacementReason } from '../proposals/explain-placement.ts';
import { dayLabel, sceneLabel } from './say-refusal.ts';
import { whoLabel } from './say-rule.ts';

/** At most so many reasons: the strongest come first. */
const MOST = 3;

/** `12월 4일: 김민지 마지막 날, 병원 씬 5개 하루에 몰기`. */
export function sayPlacement(problem: ScheduleProblem, { day, reasons }: Placement): string {
  const why = reasons.slice(0, MOST).map((reason) => sayReason(problem, reason));
  return `${dayLabel(problem, day)}: ${why.length > 0 ? why.join(', ') : '빈 시간이 맞음'}`;
}

function sayReason(problem: ScheduleProblem, reason: PlacementReason): string {
  switch (reason.code) {
    case 'pinned':
      return '고정한 씬';
    case 'locked':
      return '잠근 날';
    case 'onlyDay':
      return '가능한 날이 이날뿐';
    case 'asOnBoard':
      return '지금 계획 그대로';
    case 'firstDayOf':
      return `${whoLabel(problem, reason.person)} 첫날`;
    case 'lastDayOf':
      return `${whoLabel(problem, reason.person)} 마지막 날`;
    case 'onlyDayOf':
      return `${whoLabel(problem, reason.person)} 하루에 끝내기`;
    case 'nextToDaysOf':
      return `${whoLabel(problem, reason.person)} 이어지는 날`;
    case 'wholePlace':
      return `${whoLabel(problem, reason.place)} 하루에 몰기`;
    case 'restOfPlace':
      return `${whoLabel(problem, reason.place)} 씬 ${reason.scenes}개 함께`;
    case 'withElement':
      return `${whoLabel(problem, reason.element)} 쓰는 날`;
    case 'withNights':
      return '밤 씬끼리';
    case 'before':
      return `${sceneLabel(problem, reason.scene)}보다 먼저`;
    case 'after':
      return `${sceneLabel(problem, reason.scene)} 다음`;
  }
}

/** `₩1,200,000`. */
export const won = (amount: number): string =>
  `₩${Math.round(amount)
    .toString()
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
