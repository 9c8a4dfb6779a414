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
  수진: [['unavailable', '2026-12-12', '2026-12-13', null, '지방 행사']],
  은영: [['unavailable', '2026-12-05', '2026-12-06', null, '다른 작품']],
  순자: [['unavailable', '2026-12-11', '2026-12-11', 1080, '연극 공연']],
};
/** 민지 is a child: when she was born, by the days of the sample, and who speaks for her. */
export const DEMO_BORN: Readonly<
  Record<
    string,
    { readonly birthDate: string; readonly guardianName: string; readonly guardianPhone: string }
  >
> = { 민지: { birthDate: '2015-05-05', guardianName: '서윤정', guardianPhone: '010-0000-0340' } };
