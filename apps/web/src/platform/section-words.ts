import type { Right, Section } from '@ddak/domain';

/** The sections of a project, by the words of their screens. */
export const SECTION_WORDS: Readonly<Record<Section, string>> = {
  project: '작품',
  screenplay: '시나리오·씬',
  breakdown: '브레이크다운',
  timetable: '촬영계획표',
  callsheet: '일촬표',
  crew: '스태프',
  contacts: '연락처',
  cost: '비용',
};

export const RIGHT_WORDS: Readonly<Record<Right, string>> = { none: '없음', read: '보기', write: '쓰기' };
