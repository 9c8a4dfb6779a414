import { BREAKDOWN_CATEGORIES } from '../../breakdown/breakdown-item.ts';
import { formatClock, formatDuration } from '../../kernel/clock.ts';
import { shortDate } from '../../kernel/date.ts';
import { episodeNumbers } from '../../scene/scene-label.ts';
import {
  FLAG_WORDS,
  minutesText,
  PERMIT_WORDS,
  SETTING_WORDS,
  SHOOT_KIND_WORDS,
  TIME_WORDS,
} from '../../scene/scene-words.ts';
import type { ProjectState } from '../../state.ts';
import type { TableName } from '../../tables.ts';

/** How a column is told: what it is called, and how its value is said. Without `say`, that it changed is all. */
export interface ColumnWord {
  readonly label: string;
  readonly say?: (value: unknown, state: ProjectState) => string;
  /** How it is said that there is none; 없음. */
  readonly none?: string;
}

const asText = (label: string): ColumnWord => ({ label, say: (value) => String(value) });
const asWord = (label: string, words: Readonly<Record<string, string>>): ColumnWord => ({
  label,
  say: (value) => words[String(value)] ?? String(value),
});
const asClock = (label: string): ColumnWord => ({ label, say: (value) => formatClock(Number(value)) });
const asMinutes = (label: string): ColumnWord => ({ label, say: (value) => formatDuration(Number(value)) });
const asSwitch = (label: string, on: string, off: string): ColumnWord => ({
  label,
  say: (value) => (value ? on : off),
  none: off,
});
const asDate = (label: string): ColumnWord => ({ label, say: (value) => shortDate(String(value)) });
const changed = (label: string): ColumnWord => ({ label });

const LEADS = {
  arrivalLeadMinutes: asMinutes('도착 여유'),
  makeupLeadMinutes: asMinutes('분장 시간'),
  wardrobeLeadMinutes: asMinutes('의상 시간'),
};

/** The columns that a person knows by a name. Those that are missing (orders, colours, what follows) are told of no one. */
export const COLUMN_WORDS: Partial<Record<TableName, Readonly<Record<string, ColumnWord>>>> = {
  project: {
    ...LEADS,
    title: asText('제목'),
    productionCompany: asText('제작사'),
    director: asText('감독'),
    producer: asText('PD'),
    assistantDirector: asText('조감독'),
    startDate: asDate('시작하는 날'),
    endDate: asDate('끝나는 날'),
    defaultCalltime: asClock('기본 집합 시간'),
    minutesPerEighth: asMinutes('1/8쪽에 걸리는 시간'),
    minutesPerCut: asMinutes('한 컷에 걸리는 시간'),
    unknownMoveMinutes: asMinutes('모르는 이동 시간'),
    dayRowSets: changed('일정 묶음'),
    callsheetLayout: changed('일촬표 양식'),
    callsheetLogo: changed('일촬표 로고'),
    callsheetForm: changed('일촬표 엑셀 양식'),
    labourRules: changed('근로 기준'),
    needsSecondFactor: asSwitch('2단계 인증', '필요함', '필요 없음'),
    archivedAt: changed('보관'),
  },
  projectMember: { role: changed('역할'), rights: changed('권한'), name: asText('이름') },
  episode: { title: asText('제목') },
  screenplay: { label: asText('이름') },
  location: {
    realName: asText('이름'),
    address: asText('주소'),
    parking: asText('주차'),
    power: asText('전기'),
    permit: asWord('촬영 허가', PERMIT_WORDS),
    permitNote: asText('허가 내용'),
    latitude: changed('좌표'),
    longitude: changed('좌표'),
    nearestHospital: asText('응급실'),
    availability: changed('가능한 시간'),
    strikeDate: asDate('세트 철거일'),
    note: asText('메모'),
  },
  character: {
    ...LEADS,
    characterNumber: asText('번호'),
    name: asText('이름'),
    alsoCalled: changed('다른 이름'),
    kind: asWord('비중', { lead: '주연', support: '조연', minor: '단역' }),
    actorName: asText('배우'),
    minorClass: asWord('나이', { none: '성인', under15: '15세 미만', under19: '15세 이상 19세 미만' }),
    minorConsents: changed('미성년 동의'),
    availability: changed('가능한 시간'),
  },
  noPerson: {
    name: asText('이름'),
    thing: { label: '품목', say: (thing) => nameOf((thing as { name: string }).name) },
  },
  scene: {
    episodeId: { label: '에피소드', say: (id, state) => String(episodeNumbers(state).get(String(id)) ?? '') },
    sceneNo: asText('번호'),
    subSceneNo: asText('번호 뒤 글자'),
    name: asText('제목'),
    setName: asText('장소'),
    location: { label: '실제 촬영지', say: (id, state) => nameOf(state.location.get(String(id))?.realName) },
    setting: asWord('안팎', SETTING_WORDS),
    timeOfDay: asWord('시간대', TIME_WORDS),
    shootKind: asWord('L/O/S', SHOOT_KIND_WORDS),
    storyDay: asText('극중 날짜'),
    sequence: asText('시퀀스'),
    windowVisible: asSwitch('창밖', '보임', '안 보임'),
    flags: {
      label: '표시',
      say: (flags) => (flags as (keyof typeof FLAG_WORDS)[]).map((flag) => FLAG_WORDS[flag]).join(', '),
    },
    synopsis: asText('내용'),
    pages: { label: '분량', say: (eighths) => `${eighths}/8쪽` },
    screenMinutes: { label: '화면 시간', say: (minutes) => minutesText(Number(minutes)) },
    cutCount: { label: '컷', say: (count) => `${count}컷` },
    plannedMinutes: asMinutes('예상 시간'),
    characters: {
      label: '등장인물',
      say: (list, state) =>
        (list as { _id: string }[]).map(({ _id }) => nameOf(state.character.get(_id)?.name)).join(', '),
    },
    note: asText('비고'),
    status: asWord('상태', {
      ...{ draft: '작성 중', ready: '준비됨', partial: '일부 촬영', done: '촬영 완료' },
      ...{ parked: '보류', omitted: '삭제 씬' },
    }),
  },
  breakdownItem: {
    type: asWord('분류', Object.fromEntries(BREAKDOWN_CATEGORIES.map(({ type, name }) => [type, name]))),
    subtype: asText('세부 분류'),
    name: asText('이름'),
    quantity: { label: '수량', say: (count) => `${count}개` },
    note: asText('메모'),
    bringer: asText('가져올 사람'),
    status: asWord('상태', { suggested: '제안', needed: '필요', ready: '준비됨', rejected: '거절함' }),
  },
  elementPlan: {
    type: asWord('분류', Object.fromEntries(BREAKDOWN_CATEGORIES.map(({ type, name }) => [type, name]))),
    name: asText('이름'),
    availability: changed('가능한 시간'),
    characterId: {
      label: '함께 나오는 인물',
      say: (id, state) => nameOf(state.character.get(String(id))?.name),
    },
  },
  board: { name: asText('이름'), isCurrent: asSwitch('현재 계획', '맞음', '아님') },
  timetable: {
    tableDate: asDate('날짜'),
    unit: asText('유닛'),
    dayKind: asText('종류'),
    calltime: asClock('집합'),
    name: asText('이름'),
    note: asText('메모'),
    locked: asSwitch('잠금', '잠김', '풀림'),
  },
  timetableRow: {
    minutes: asMinutes('소요'),
    fixedStart: asClock('시작 고정'),
    pinned: asSwitch('고정', '함', '안 함'),
    note: asText('비고'),
    phaseData: changed('내용'),
    joinedWith: changed('함께 찍기'),
    actualStart: asClock('실제 시작'),
    actualEnd: asClock('실제 끝'),
    state: asWord('상태', {
      ...{ planned: '예정', shooting: '촬영 중', done: '완료', partial: '일부', dropped: '미촬영' },
    }),
  },
  crewTeam: {
    name: asText('이름'),
    calltimeOffset: { label: '콜', say: (value) => `${value}분` },
    unit: { label: '유닛', say: (value) => (value === null ? 'A·B 모두' : `${String(value)}팀`) },
  },
  crew: {
    name: asText('이름'),
    roleTitle: asText('직책'),
    crewTeamId: { label: '팀', say: (id, state) => nameOf(state.crewTeam.get(String(id))?.name) },
  },
  // PD3, PD6: what they were is nobody's to read later.
  personContact: {
    phone: changed('전화'),
    email: changed('이메일'),
    phoneShown: changed('전화 공개'),
    birthDate: changed('생년월일'),
    guardianName: changed('보호자 이름'),
    guardianPhone: changed('보호자 전화'),
  },
  locationContact: { name: changed('이름'), phone: changed('전화') },
  locationCost: { dayFee: changed('하루 사용료'), redressFee: changed('재세팅 비용') },
  columnMapping: { said: changed('맞춘 열') },
  personPay: { dayRate: changed('일당'), holdRate: changed('대기 일당') },
  itemCost: {
    type: asWord('분류', Object.fromEntries(BREAKDOWN_CATEGORIES.map(({ type, name }) => [type, name]))),
    name: asText('이름'),
    fee: changed('구입·제작비'),
    dayFee: changed('하루 대여료'),
  },
  callsheet: {
    name: asText('제목 뒤 말'),
    primaryCallLocation: changed('집합 장소'),
    weather: asText('날씨'),
    precipitation: asText('강수'),
    mealCount: { label: '식사 인원', say: (count) => `${count}명` },
    notices: changed('알림'),
    meals: changed('식사'),
    vehicles: changed('차량 메모'),
    vehicleCalls: changed('차량'),
    contacts: changed('연락처'),
    checklist: changed('확인할 것'),
    files: changed('파일'),
    locations: changed('촬영지'),
    teamCalls: changed('팀별 콜'),
    castCalls: changed('배우 콜'),
    extrasCalls: changed('보조출연 콜'),
  },
  dayReport: {
    gatheredAt: asClock('실제 집합'),
    releasedAt: asClock('해산'),
    weather: asText('날씨'),
    footage: asText('촬영 분량'),
    accidents: asText('사고'),
    remarks: asText('특이 사항'),
    cuts: changed('씬별 컷'),
    calls: changed('실제 콜'),
  },
  comment: { text: asText('글'), resolved: asSwitch('상태', '해결됨', '열림') },
};

const GONE = '지워진 것';
const nameOf = (name: string | undefined): string => name ?? GONE;
