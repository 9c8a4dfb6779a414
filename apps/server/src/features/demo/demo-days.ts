/** A row of a sample day: a scene's label, or a phase with its minutes. */
export type DemoRow =
  | string
  | {
      readonly kind: '집합' | '이동' | '세팅' | '식사' | '대기' | '정리';
      readonly label: string;
      readonly minutes: number;
    };

export interface DemoDay {
  readonly tableDate: string;
  /** Minutes from midnight. */
  readonly calltime: number;
  readonly rows: readonly DemoRow[];
  readonly weather: string;
  readonly precipitation: string;
  readonly notices: readonly string[];
}

const gather = (minutes = 60): DemoRow => ({ kind: '집합', label: '집합 · 세팅', minutes });
const meal = (label: string): DemoRow => ({ kind: '식사', label, minutes: 60 });
const wrap: DemoRow = { kind: '정리', label: '정리 · 해산', minutes: 30 };

/** Ten shooting days of 막차의 우산. S#13, 20 and 28 are left in the pool, to have something to drag. */
export const DEMO_DAYS: readonly DemoDay[] = [
  {
    tableDate: '2026-12-01',
    calltime: 420,
    rows: [gather(), '3', '4', meal('점심'), '34', wrap],
    weather: '맑음 −3° / 5°',
    precipitation: '0%',
    notices: ['주택가 촬영입니다. 07시 이전 소음을 내지 말아 주세요.', '신발은 현관 밖 신발장을 써 주세요.'],
  },
  {
    tableDate: '2026-12-02',
    calltime: 840,
    rows: [gather(), '21', '22', meal('저녁'), '35', wrap],
    weather: '구름 조금 −1° / 6°',
    precipitation: '10%',
    notices: ['강아지 보리 대기실은 2층입니다. 먹을 것을 주지 말아 주세요.'],
  },
  {
    tableDate: '2026-12-03',
    calltime: 780,
    rows: [gather(), '23', '24', meal('저녁'), '5', '7', wrap],
    weather: '맑음 −2° / 6°',
    precipitation: '0%',
    notices: ['주차는 3대만 됩니다. 나머지는 공영주차장(도보 4분)을 써 주세요.'],
  },
  {
    tableDate: '2026-12-04',
    calltime: 1020,
    rows: [gather(90), '6', '12A', meal('야식'), '12', '11', wrap],
    weather: '흐림 0° / 7°',
    precipitation: '30%',
    notices: [
      '살수 촬영입니다. 우비와 방한 장비를 챙겨 주세요.',
      '분장·의상은 젖은 머리 연결을 확인해 주세요.',
    ],
  },
  {
    tableDate: '2026-12-07',
    calltime: 1020,
    rows: [gather(), '31', meal('야식'), '32', '33', wrap],
    weather: '맑음 −5° / 3°',
    precipitation: '0%',
    notices: ['화기를 씁니다. 소화기 위치를 확인해 주세요.', '진열대 물건은 소품팀에 말하고 옮겨 주세요.'],
  },
  {
    tableDate: '2026-12-09',
    calltime: 540,
    rows: [gather(), '16', '30', meal('점심'), '17', '10', wrap],
    weather: '맑음 −4° / 4°',
    precipitation: '0%',
    notices: ['옥상 촬영은 15시 40분에 준비를 마칩니다.'],
  },
  {
    tableDate: '2026-12-10',
    calltime: 600,
    rows: [gather(), '14', meal('점심'), '15', '9', wrap],
    weather: '구름 많음 −2° / 5°',
    precipitation: '20%',
    notices: ['보조출연 6명은 11시까지 도착합니다.'],
  },
  {
    tableDate: '2026-12-11',
    calltime: 420,
    rows: [gather(), '18', meal('점심'), '19', wrap],
    weather: '맑음 −3° / 6°',
    precipitation: '0%',
    notices: ['시장 상인회 협조로 09–12시 골목을 통제합니다.', '보조출연 상인 10명은 07시 30분 도착.'],
  },
  {
    tableDate: '2026-12-14',
    calltime: 810,
    rows: [
      gather(),
      '25',
      { kind: '이동', label: '수색로 정류장으로 이동', minutes: 40 },
      meal('저녁'),
      '8',
      wrap,
    ],
    weather: '맑음 −6° / 2°',
    precipitation: '0%',
    notices: ['해 지는 시각 17:14. 15시 30분까지 리허설을 마칩니다.'],
  },
  {
    tableDate: '2026-12-15',
    calltime: 1140,
    rows: [
      gather(),
      '26',
      '27',
      meal('야식'),
      { kind: '대기', label: '대기 · 새벽 준비', minutes: 120 },
      '2',
      { kind: '이동', label: '수색로 정류장으로 이동', minutes: 30 },
      '1',
      '36',
      wrap,
    ],
    weather: '맑음 −7° / 1°',
    precipitation: '0%',
    notices: ['마지막 촬영일입니다. 새벽 장면은 해 뜨기 전까지 마칩니다.'],
  },
];
