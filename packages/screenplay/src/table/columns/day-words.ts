import type { FieldWord } from './head-label.ts';
import { SCENE_WORDS, type SceneField } from './scene-words.ts';

/** What a column of a 촬영계획표 may tell: of a day, or of a scene on it. */
export type DayField =
  | 'dayNo'
  | 'tableDate'
  | 'weekday'
  | 'unit'
  | 'calltime'
  | 'meetingPlace'
  | 'sceneCount'
  | 'startTime'
  | 'endTime'
  | SceneField;

export const DAY_WORDS: readonly FieldWord<DayField>[] = [
  ['dayNo', /^(?:(?:총|촬영)?(?:회차|차수)|day(?:no\.?|#)?|shoot(?:ing)?day|d#|회)$/],
  [
    'tableDate',
    /^(?:날짜|일자|촬영(?:일|일자|일시|날짜)|일시|년월일|월\/?일|날짜\(?요일\)?|일자\(?요일\)?|일정|date|shoot(?:ing)?date)$/,
  ],
  ['unit', /^(?:유닛|(?:shooting)?unit|a\/b(?:팀|반|유닛)?)$/],
  ['weekday', /^(?:요일|weekday)$/],
  ['meetingPlace', /^(?:(?:집합|집결|모임|소집)(?:장소|지)|집결지|meetingplace)$/],
  ['calltime', /^(?:(?:스태프|전체|현장)?(?:집합|집결|소집|모임)(?:시간|시각)?|콜(?:타임)?|call(?:time)?)$/],
  ['sceneCount', /^(?:총?(?:씬|s#?|scene)s?수|씬count|#ofscenes)$/],
  ['sceneNo', /^(?:촬영(?:씬|s#|분|scene)s?|(?:씬|s#)(?:목록|리스트|들))$/],
  ['startTime', /^(?:시작(?:시간)?|촬영시작|시간|start|time|촬영시간(?:\(?시작\)?)?|from)$/],
  ['endTime', /^(?:종료(?:시간)?|끝|마감|촬영종료|end|wrap|to)$/],
  ...SCENE_WORDS,
];
