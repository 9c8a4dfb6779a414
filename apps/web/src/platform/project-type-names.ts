import type { ProjectType } from '@ddak/domain';

/** 작품의 종류, as PRODUCT.md section 3 names them. */
export const PROJECT_TYPE_NAMES: Readonly<Record<ProjectType, string>> = {
  feature: '장편영화',
  short: '단편영화',
  series: '드라마·시리즈',
  commercial: '광고',
  musicVideo: '뮤직비디오',
  web: '웹콘텐츠',
};
