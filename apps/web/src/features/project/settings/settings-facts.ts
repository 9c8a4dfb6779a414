import {
  formatClock,
  formatDuration,
  inWon,
  LABOUR_RULE_IDS,
  type Project,
  type ProjectState,
  phaseText,
  ratesOf,
  rulesInForce,
  saidRates,
  shortDate,
} from '@ddak/domain';
import { unitWord, writeValue } from './labour-values.ts';

/** One thing that is set, as the page of settings says it; `value` null where nobody has said anything. */
export interface SettingsFact {
  readonly label: string;
  readonly value: string | null;
  /** Why the value is as it is: 기본값, 바꿈, 꼭 지킴. */
  readonly marks?: readonly string[];
}

/** The head of the call sheets, and what a new day begins with. */
export const infoFacts = (project: Project): readonly SettingsFact[] => [
  { label: '제작사', value: project.productionCompany || null },
  { label: '감독', value: project.director || null },
  { label: '제작PD', value: project.producer || null },
  { label: '조감독', value: project.assistantDirector || null },
  { label: '촬영 기간', value: shootingDates(project) },
  { label: '기본 콜타임', value: formatClock(project.defaultCalltime) },
  {
    label: '대본 1쪽의 화면 시간',
    ...(project.screenMinutesPerPage === null
      ? { value: '한국어 2분, 영어 1분', marks: ['기본값'] }
      : { value: `${project.screenMinutesPerPage}분` }),
  },
];

function shootingDates({ startDate, endDate }: Project): string | null {
  if (startDate && endDate) return `${shortDate(startDate)} – ${shortDate(endDate)}`;
  if (startDate) return `${shortDate(startDate)}부터`;
  return endDate && `${shortDate(endDate)}까지`;
}

/** How long a scene is taken to be shot where nobody says it. */
export const sceneTimeFacts = (project: Project): readonly SettingsFact[] => [
  { label: '컷 하나', value: formatDuration(project.minutesPerCut) },
  { label: '대본 1/8쪽', value: formatDuration(project.minutesPerEighth) },
  { label: '촬영계획표에 보이기', value: project.showEighths ? '분량(1/8쪽)' : '시간' },
  ...(project.projectType === 'series'
    ? [{ label: '에피소드', value: `1${project.episodeWord}, 2${project.episodeWord}` }]
    : []),
];

/** What new shooting days and actors' calls begin with. */
export const dayFacts = (project: Project): readonly SettingsFact[] => [
  { label: '배우 도착', value: before(project.arrivalLeadMinutes) },
  { label: '분장', value: before(project.makeupLeadMinutes) },
  {
    label: '의상',
    value: project.wardrobeLeadMinutes === null ? '따로 부르지 않음' : before(project.wardrobeLeadMinutes),
  },
  { label: '모르는 길의 이동', value: formatDuration(project.unknownMoveMinutes) },
  ...project.dayRowSets.map(({ name, rows }, i) => ({
    label: `일정 줄 ‘${name}’`,
    value: rows.map((row) => `${phaseText(row, '')} ${formatDuration(row.minutes)}`).join(', '),
    ...(i === 0 ? { marks: ['새 촬영일의 기본'] } : {}),
  })),
];

const before = (minutes: number): string => (minutes === 0 ? '첫 씬에' : `${formatDuration(minutes)} 전`);

/** LB1: the working-time rules that are kept at all costs or are the production's own, each with its value. */
export function labourFacts({ labourRules }: Project): readonly SettingsFact[] {
  const rules = rulesInForce(labourRules);
  return LABOUR_RULE_IDS.filter((id) => rules[id].severity === 'hard' || labourRules[id] !== undefined).map(
    (id) => ({
      label: rules[id].name,
      value: `${writeValue(rules[id])}${rules[id].unit === 'clock' ? '' : unitWord(rules[id])}`,
      marks: [
        ...(rules[id].severity === 'hard' ? ['꼭 지킴'] : []),
        ...(labourRules[id] === undefined ? [] : ['바꿈']),
      ],
    }),
  );
}

/** CO6: what things cost by the piece; what nobody has entered is the usual amount. */
export function rateFacts(state: ProjectState): readonly SettingsFact[] {
  const [said, rates] = [saidRates(state), ratesOf(state)];
  const won = (label: string, key: Exclude<keyof typeof rates, 'dropAfterDays'>): SettingsFact => ({
    ...{ label, value: inWon(rates[key]) },
    ...(said[key] === null ? { marks: ['기본값'] } : {}),
  });
  return [
    won('스태프 하루', 'crewDay'),
    won('촬영 하루', 'shootDay'),
    ...(said.secondShootDay === null ? [] : [won('B팀 촬영 하루', 'secondShootDay')]),
    won('식대', 'mealPerHead'),
    won('하루 안의 이동', 'companyMove'),
    { label: '배우 대기를 끊는 기간', value: `${rates.dropAfterDays}일 이상` },
  ];
}
