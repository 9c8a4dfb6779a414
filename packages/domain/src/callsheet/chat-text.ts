import type { CallsheetView } from './callsheet-view.ts';

/**
 * CS19: a sheet in a few lines for the crew's chat room: which day, 집합 with its address, the first scene, the end. It
 * holds no phone and nobody's name. `link`: where the sheet can be read, if anywhere.
 */
export function chatText(view: CallsheetView, link?: string): string {
  const { time, place, address } = view.gathering;
  const first = view.rows.find((row) => row.kind === 'scene');
  const fact = (label: string): string => view.facts.find((one) => one.label === label)?.value ?? '';
  const end = fact('종료 예정');
  const weather = [fact('날씨'), fact('강수')].filter(Boolean).join(', 강수 ');
  const lines = [
    [`[${view.projectTitle}] ${view.dayText}`, view.notInForce].filter(Boolean).join(' · '),
    `${fact('촬영일')} · ${view.edition}`,
    '',
    `집합 ${time} ${place}`.trim(),
    address === '' ? null : address,
    first
      ? `첫 씬 ${first.cells.time.slice(0, 5)} S#${first.cells.scene} ${first.cells.place.replaceAll('\n', ' ')}`.trim()
      : null,
    end === '' ? null : `종료 예정 ${end}`,
    weather === '' ? null : `날씨 ${weather}`,
    ...(link ? ['', link] : []),
  ];
  return lines.filter((line) => line !== null).join('\n');
}
