/** Who plays whom in the sample production; actors and characters are invented. */
export const DEMO_ACTORS: Readonly<Record<string, string>> = {
  준호: '김도현',
  수진: '박유나',
  병호: '최병무',
  순자: '나문정',
  민지: '서가을',
  태식: '주명근',
  은영: '임수아',
  '정 과장': '고창식',
  아버지: '이현서',
  '젊은 순자': '양다은',
};

/** What the sample's actors are paid for a day of work and for one on which they wait, in won; the others cost nothing. */
export const DEMO_PAY: Readonly<Record<string, readonly [dayRate: number, holdRate: number]>> = {
  준호: [900_000, 450_000],
  수진: [800_000, 400_000],
  순자: [700_000, 350_000],
  민지: [400_000, 200_000],
  병호: [500_000, 200_000],
  태식: [350_000, 100_000],
};

/** What things cost by the piece. */
export const DEMO_RATES = {
  mealPerHead: 9000,
  companyMove: 250_000,
  crewDay: 6_000_000,
  shootDay: 4_000_000,
  dropAfterDays: 10,
};

type Stretch = readonly [
  kind: 'available' | 'unavailable',
  from: string,
  to: string,
  start: number | null,
  note: string,
];

/** When people of the sample cannot be had. */
export const DEMO_AVAILABILITY: Readonly<Record<string, readonly Stretch[]>> = {
  병호: [['unavailable', '2026-12-07', '2026-12-08', null, '다른 작품']],
  순자: [['unavailable', '2026-12-11', '2026-12-11', 1080, '연극 공연']],
};
/** 민지 is a child: when she was born, by the days of the sample, and who speaks for her. */
export const DEMO_BORN: Readonly<
  Record<
    string,
    { readonly birthDate: string; readonly guardianName: string; readonly guardianPhone: string }
  >
> = { 민지: { birthDate: '2015-05-05', guardianName: '서윤정', guardianPhone: '010-0000-0340' } };

/** Where the sets of the script are really shot: places, addresses and positions are examples. */
export interface DemoPlace {
  readonly sets: readonly string[];
  readonly realName: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly parking: string;
  readonly nearestHospital: string;
  readonly shootKind: 'L' | 'O' | 'S';
  /** Won for a day, and for dressing it anew. */
  readonly dayFee: number;
  readonly redressFee: number;
  readonly closed?: readonly [from: string, to: string, note: string];
}

export const DEMO_PLACES: readonly DemoPlace[] = [
  {
    sets: ['편의점', '편의점 앞', '편의점 창고'],
    realName: '성산동 편의점',
    address: '서울 마포구 성산동 (예시 주소 1)',
    latitude: 37.5637,
    longitude: 126.9084,
    parking: '가게 뒤 3대, 나머지는 공영주차장 (도보 4분)',
    nearestHospital: '마포성심병원 응급실 02-000-0119',
    shootKind: 'L',
    dayFee: 600_000,
    redressFee: 300_000,
    closed: ['2026-12-08', '2026-12-08', '점포 물건 들어오는 날'],
  },
  {
    sets: ['준호네 부엌', '준호네 거실', '준호 방', '준호네 현관', '준호네 마당'],
    realName: '연희동 주택',
    address: '서울 서대문구 연희동 (예시 주소 2)',
    latitude: 37.5686,
    longitude: 126.9306,
    parking: '골목 안 2대, 대형차는 연희 공영주차장',
    nearestHospital: '서대문중앙병원 응급실 02-000-0219',
    shootKind: 'L',
    dayFee: 800_000,
    redressFee: 200_000,
  },
  {
    sets: ['정류장', '거리'],
    realName: '수색로 정류장',
    address: '서울 은평구 수색동 (예시 주소 3)',
    latitude: 37.5803,
    longitude: 126.8958,
    parking: '갓길 통제 구간 안 발전차 1대, 버스 2대',
    nearestHospital: '은평제일병원 응급실 02-000-0319',
    shootKind: 'L',
    dayFee: 200_000,
    redressFee: 0,
  },
  {
    sets: ['버스 안', '버스 종점'],
    realName: '북가좌 차고지',
    address: '서울 서대문구 북가좌동 (예시 주소 4)',
    latitude: 37.5797,
    longitude: 126.9091,
    parking: '차고지 안 전 차량',
    nearestHospital: '서대문중앙병원 응급실 02-000-0219',
    shootKind: 'O',
    dayFee: 300_000,
    redressFee: 0,
    closed: ['2026-12-12', '2026-12-13', '차고지 정비'],
  },
  {
    sets: ['병원 복도', '병원 302호', '병원 응급실', '병원의 며칠', '병원', '병원 옥상'],
    realName: '파주 병원 세트',
    address: '경기 파주시 (예시 주소 5)',
    latitude: 37.7599,
    longitude: 126.7802,
    parking: '세트장 앞마당 전 차량',
    nearestHospital: '파주한빛병원 응급실 031-000-0119',
    shootKind: 'S',
    dayFee: 1_500_000,
    redressFee: 500_000,
  },
  {
    sets: ['시장 골목', '국밥집'],
    realName: '망원 시장',
    address: '서울 마포구 망원동 (예시 주소 6)',
    latitude: 37.5561,
    longitude: 126.9065,
    parking: '망원 유수지 공영주차장',
    nearestHospital: '마포성심병원 응급실 02-000-0119',
    shootKind: 'L',
    dayFee: 400_000,
    redressFee: 0,
    closed: ['2026-12-13', '2026-12-14', '시장 정기 행사'],
  },
  {
    sets: ['한강 둔치'],
    realName: '난지 한강공원',
    address: '서울 마포구 상암동 (예시 주소 7)',
    latitude: 37.5662,
    longitude: 126.8768,
    parking: '난지 1주차장',
    nearestHospital: '마포성심병원 응급실 02-000-0119',
    shootKind: 'L',
    dayFee: 150_000,
    redressFee: 0,
  },
];
