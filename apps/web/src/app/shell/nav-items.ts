import type { Section } from '@ddak/domain';
import type { IconName } from '@ddak/ui';

/** A screen of a project in the sidebar and in the phone's bottom bar. */
export interface NavItem {
  /** Below `/projects/:id`; '' is the overview. */
  readonly path: string;
  /** Another path that belongs to this item. */
  readonly also?: string;
  readonly label: string;
  /** Where the bottom bar has no room for the label. */
  readonly shortLabel?: string;
  readonly icon: IconName;
  /** One of the four at hand on a phone. */
  readonly atHand?: boolean;
  /** Hidden from who may not read it. */
  readonly section: Section;
  /** Shown under this label to who is of the crew and may not read it: their own is there (CO12). */
  readonly ownLabel?: string;
}

export const NAV_ITEMS: readonly NavItem[] = [
  { path: '', label: '개요', icon: 'home', section: 'project', atHand: true },
  { path: 'today', label: '오늘', icon: 'sun', section: 'callsheet' },
  { path: 'screenplays', label: '시나리오', icon: 'script', section: 'screenplay' },
  { path: 'scenes', label: '씬', icon: 'list', section: 'screenplay', atHand: true },
  { path: 'breakdown', label: '브레이크다운', icon: 'grid', section: 'breakdown' },
  { path: 'characters', also: 'locations', label: '인물·장소', icon: 'person', section: 'screenplay' },
  { path: 'elements', label: '품목', icon: 'box', section: 'breakdown' },
  {
    path: 'timetable',
    label: '촬영계획표',
    shortLabel: '계획',
    icon: 'board',
    section: 'timetable',
    atHand: true,
  },
  { path: 'callsheets', label: '일촬표', icon: 'sheet', section: 'callsheet', atHand: true },
  { path: 'reports', label: '보고서', icon: 'print', section: 'screenplay' },
  { path: 'crew', label: '스태프', icon: 'people', section: 'crew' },
  { path: 'costs', label: '비용·단가', icon: 'chart', section: 'cost', ownLabel: '내 급여' },
  { path: 'history', label: '변경 기록', icon: 'history', section: 'project' },
  { path: 'settings', label: '설정', icon: 'settings', section: 'project' },
];
