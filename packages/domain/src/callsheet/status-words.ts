import type { Callsheet } from './callsheet.ts';

/** The state of a call sheet, as screens and sheets say it. */
export const CALLSHEET_STATUS_WORDS: Readonly<Record<Callsheet['status'], string>> = {
  draft: '작성 중',
  published: '발행',
  revised: '재발행',
  closed: '종료',
  cancelled: '취소',
};
