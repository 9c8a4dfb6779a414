import { josa, type Section } from '@ddak/domain';
import type { TableKind } from '@ddak/screenplay/table';

/** Where a file may belong: a kind of table, or the versions of the script. */
export type Elsewhere = TableKind | 'script';

interface Place {
  /** What comes in there. */
  readonly what: string;
  /** The screen, under the project's address. */
  readonly path: string;
  /** What who brings it in may write. */
  readonly needs: readonly Section[];
}

export const PLACES: Readonly<Record<Elsewhere, Place>> = {
  scenes: { what: '씬 구분표', path: 'scenes', needs: ['screenplay', 'breakdown'] },
  crew: { what: '스태프 명단', path: 'crew', needs: ['crew'] },
  days: { what: '촬영계획표', path: 'timetable', needs: ['timetable'] },
  script: { what: '시나리오', path: 'screenplays', needs: ['screenplay'] },
};

/** `이 파일은 스태프 명단 같아요.` A document that is no table may hold one. */
export const looksLike = (to: Elsewhere): string =>
  to === 'script'
    ? '표가 아닌 문서예요. 시나리오라면 시나리오로 올리고, 표가 들어 있으면 그 표를 복사해 아래에 붙여 넣어 주세요.'
    : `이 파일은 ${PLACES[to].what} 같아요.`;

/** `스태프 명단으로 가져오기`, `시나리오로 올리기` */
export const takeThere = (to: Elsewhere): string =>
  `${josa(PLACES[to].what, '으로/로')} ${to === 'script' ? '올리기' : '가져오기'}`;
