import type { Section } from '../access/section.ts';

/** RE2: what can be reported, and what somebody must be allowed to read for it. */
export const REPORT_KINDS = [
  { kind: 'one-line', label: '한 줄 일정표', needs: ['timetable', 'screenplay'] },
  { kind: 'shooting', label: '촬영 일정표', needs: ['timetable', 'screenplay'] },
  { kind: 'day-out-of-days', label: '배우별 출연 일정', needs: ['timetable', 'screenplay'] },
  { kind: 'strips', label: '스트립 보드', needs: ['timetable', 'screenplay'] },
  { kind: 'progress', label: '진행 현황', needs: ['timetable', 'screenplay'] },
  { kind: 'scenes', label: '씬 구분표', needs: ['screenplay'] },
  { kind: 'places', label: '장소별', needs: ['screenplay'] },
  { kind: 'people', label: '인물별', needs: ['screenplay'] },
  { kind: 'items', label: '준비물', needs: ['breakdown', 'screenplay'] },
  { kind: 'breakdown-sheets', label: '브레이크다운 시트', needs: ['breakdown', 'screenplay'] },
  { kind: 'costs', label: '비용', needs: ['cost', 'timetable', 'screenplay'] },
] as const satisfies readonly {
  readonly kind: string;
  readonly label: string;
  readonly needs: readonly Section[];
}[];
export type ReportKind = (typeof REPORT_KINDS)[number]['kind'];

/** RE6: the departments that have a list of their own, by the column of the 씬 구분표 that is theirs. */
export const DEPARTMENTS = [
  { key: 'props', label: '소품표' },
  { key: 'art', label: '미술표' },
  { key: 'costume', label: '의상표' },
  { key: 'makeup', label: '분장표' },
  { key: 'extras', label: '보조출연표' },
  { key: 'vehicles', label: '차량표' },
  { key: 'effects', label: '특효·CG표' },
  { key: 'others', label: '촬영·기타 준비물표' },
] as const;
export type Department = (typeof DEPARTMENTS)[number]['key'];

/** RE17: the departments whose list may stand by person: what they see to goes with somebody. */
export const BY_PERSON: readonly Department[] = ['props', 'costume', 'makeup'];
