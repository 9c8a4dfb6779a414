import { formatClock } from '../kernel/clock.ts';
import { formatEighths } from '../kernel/eighths.ts';
import { minutesText } from '../scene/scene-words.ts';
import type { Amount, DayReportView, ReportCall, ReportScene } from './day-report-view.ts';
import { differenceOf } from './report-times.ts';

/** The words of the report that its PDF, its workbook and the screen share. */
export const TIME_HEADS = ['', '계획', '실제', '차이'] as const;

export const AMOUNT_LABELS: Readonly<Record<keyof Amount, string>> = {
  scenes: '씬',
  cuts: '컷',
  pages: '분량(쪽)',
  minutes: '예상 분량',
};

/** As the field writes an amount. */
export function amountText(key: keyof Amount, value: number): string {
  if (key === 'pages') return formatEighths(value);
  if (key === 'minutes') return value === 0 ? '0분' : minutesText(value);
  return `${Math.round(value * 10) / 10}`;
}

/** What is written below the tables, in its order. */
export const REPORT_BLOCKS: readonly {
  readonly title: string;
  readonly linesOf: (view: DayReportView) => readonly string[];
}[] = [
  { title: '남은 씬', linesOf: ({ left }) => left },
  { title: '촬영 분량 · 카드', linesOf: ({ footage }) => footage },
  { title: '사고 · 부상', linesOf: ({ accidents }) => accidents },
  { title: '특이사항', linesOf: ({ remarks }) => remarks },
  { title: '다음 회차 예고', linesOf: ({ nextDay }) => (nextDay === '' ? [] : [nextDay]) },
];

/** RP15: what stands where nothing is written: that there was none, once the day is over. */
export const saidOrNone = (
  { isReleased }: Pick<DayReportView, 'isReleased'>,
  lines: readonly string[],
): readonly string[] => (lines.length > 0 ? lines : [isReleased ? '없음' : '–']);

type SceneKey = 'label' | 'place' | 'synopsis' | 'planned' | 'actual' | 'cuts' | 'state';

const SCENE_HEADS: readonly { readonly key: SceneKey; readonly label: string }[] = [
  { key: 'label', label: 'S#' },
  { key: 'place', label: '장소' },
  { key: 'synopsis', label: '내용' },
  { key: 'planned', label: '계획' },
  { key: 'actual', label: '실제' },
  { key: 'cuts', label: '컷(계획)' },
  { key: 'state', label: '결과' },
];

const hasCuts = ({ scenes }: DayReportView): boolean =>
  scenes.some(({ cuts, plannedCuts }) => cuts !== null || plannedCuts !== null);

/** The columns of the lines of shooting; cuts where any are known. */
export const sceneHeads = (view: DayReportView): typeof SCENE_HEADS =>
  SCENE_HEADS.filter(({ key }) => key !== 'cuts' || hasCuts(view));

/** A line of shooting in the order of `sceneHeads`. */
export const sceneCells = (view: DayReportView, line: ReportScene): readonly string[] =>
  sceneHeads(view).map(({ key }) => sceneCell(line, key));

function sceneCell(line: ReportScene, key: SceneKey): string {
  switch (key) {
    case 'planned':
      return line.plannedText || '–';
    case 'actual':
      return line.actualText || '–';
    case 'cuts':
      return cutsText(line);
    case 'state':
      return stateText(line);
    default:
      return line[key];
  }
}

const cutsText = ({ cuts, plannedCuts }: ReportScene): string => {
  if (plannedCuts === null) return cuts === null ? '–' : `${cuts}`;
  return `${cuts ?? '–'} (${plannedCuts})`;
};

export const stateText = ({ state, isExtra }: ReportScene): string => (isExtra ? `추가 · ${state}` : state);

/** RP10: what is told of a call, as heads above 계획 and 실제. */
export const CALL_TIMES = [
  { key: 'arrived', label: '도착' },
  { key: 'ready', label: '준비' },
  { key: 'wrapped', label: '해산' },
] as const;

/** The heads of the calls, a name before `callCells`. */
export const CALL_HEADS = ['', ...CALL_TIMES.flatMap(({ label }) => [`${label} 계획`, label])];

const isSaid = (call: ReportCall): boolean => CALL_TIMES.some(({ key }) => call[key].actual !== null);

/** RP10: the calls that are printed: all actors, and the teams of which anything was written. */
export const printedCalls = ({ calls }: DayReportView): readonly ReportCall[] =>
  calls.filter((call) => call.kind === 'cast' || isSaid(call));

/** `07:30`, `07:45 (+15분)`: planned and actual of each time, in the order of `CALL_TIMES`. */
export const callCells = (call: ReportCall): readonly string[] =>
  CALL_TIMES.flatMap(({ key }) => {
    const { planned, actual } = call[key];
    return [planned === null ? '–' : formatClock(planned), actualText(planned, actual)];
  });

function actualText(planned: number | null, actual: number | null): string {
  if (actual === null) return '';
  const difference = differenceOf(planned, actual);
  return `${formatClock(actual)}${planned === null || planned === actual ? '' : ` (${difference})`}`;
}
