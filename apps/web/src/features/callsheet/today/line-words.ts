import { formatDuration, josa, type OnSetLine, rowWords, type UnsaidStart } from '@ddak/domain';

/** `S#12`, `점심`. */
export const lineName = ({ row }: OnSetLine): string =>
  row.kind === 'scene' ? `S#${row.cells.scene}` : row.text;

/** `편의점`: where a scene plays; empty of all else. */
export const linePlace = ({ row }: OnSetLine): string =>
  row.kind === 'scene' ? row.cells.place.replace('\n', ' ') : '';

/** `낮 · 안 · 로케 · 준호, 수진`; empty of what is no scene. */
export const lineAbout = ({ row }: OnSetLine): string =>
  row.kind === 'scene' ? [rowWords(row), row.cells.cast].filter(Boolean).join(' · ') : '';

/** What a line says of itself while it runs. */
export const runningWords = ({ row }: OnSetLine): string =>
  row.kind === 'scene' ? '촬영 중' : `${row.phaseKind} 중`;

/** OS6: `집합이 20분 지났어요. 아직 시작을 누르지 않았어요.` */
export function unsaidWords({ line, minutes }: UnsaidStart): string {
  const what = line.row.kind === 'scene' ? `${lineName(line)} 시작 시각` : line.row.phaseKind;
  return `${josa(what, '이/가')} ${formatDuration(minutes)} 지났어요. 아직 시작을 누르지 않았어요.`;
}
