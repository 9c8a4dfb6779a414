import type { BreakdownType } from '@ddak/domain';

/** A word of the script and the breakdown item that a first reading makes of it. */
export interface DemoItem {
  readonly words: string;
  readonly type: BreakdownType;
  readonly name: string;
  readonly subtype?: string;
  readonly quantity?: number;
}

/** What some of them cost, in won: once for the production, and for each day on which they are needed. */
export const DEMO_FEES: readonly (readonly [
  type: BreakdownType,
  name: string,
  fee: number,
  dayFee: number,
])[] = [
  ['props', '투명 우산', 45_000, 0],
  ['props', '가족사진', 80_000, 0],
  ['props', '링거 세트', 0, 60_000],
  ['costume', '수진 간호사복', 120_000, 0],
  ['costume', '수진 얇은 코트', 178_000, 0],
  ['sfx', '살수차', 0, 450_000],
  ['etc', '시내버스', 0, 700_000],
  ['etc', '구급차', 0, 350_000],
  ['etc', '강아지 보리', 0, 250_000],
];

/** When some of them cannot be had. */
export const DEMO_ITEM_DAYS: readonly (readonly [
  type: BreakdownType,
  name: string,
  from: string,
  to: string,
  note: string,
])[] = [
  ['sfx', '살수차', '2026-12-12', '2026-12-13', '정비'],
  ['etc', '강아지 보리', '2026-12-05', '2026-12-06', '쉬는 날'],
];

export const DEMO_ITEMS: readonly DemoItem[] = [
  { words: '가방', type: 'props', name: '준호 낡은 가방' },
  { words: '사진', type: 'props', name: '가족사진' },
  { words: '우산', type: 'props', name: '투명 우산', quantity: 5 },
  { words: '찌개', type: 'props', name: '찌개 냄비', subtype: '음식' },
  { words: '약봉지', type: 'props', name: '약봉지 다수' },
  { words: '노트북', type: 'props', name: '민지 노트북' },
  { words: '금고', type: 'props', name: '금고, 잔돈' },
  { words: '재고표', type: 'props', name: '재고표', subtype: '문서' },
  { words: '차트', type: 'props', name: '차트', subtype: '문서' },
  { words: '링거', type: 'props', name: '링거 세트' },
  { words: '캔커피', type: 'props', name: '캔커피', quantity: 6 },
  { words: '편지', type: 'props', name: '편지', subtype: '문서' },
  { words: '꽃다발', type: 'props', name: '꽃다발' },
  { words: '양초', type: 'props', name: '양초', quantity: 20 },
  { words: '성냥', type: 'props', name: '성냥', quantity: 2 },
  { words: '도시락', type: 'props', name: '도시락 보자기' },
  { words: '담배', type: 'props', name: '담배 (소품용)' },
  { words: '국밥', type: 'props', name: '국밥', subtype: '음식', quantity: 4 },
  { words: '조끼', type: 'costume', name: '준호 편의점 조끼' },
  { words: '간호사복', type: 'costume', name: '수진 간호사복' },
  { words: '코트', type: 'costume', name: '수진 얇은 코트', quantity: 2 },
  { words: '젖은 머리', type: 'makeup', name: '수진 젖은 머리' },
  { words: '흠뻑 젖은', type: 'makeup', name: '준호 젖은 머리·옷' },
  { words: '버스를', type: 'camera', name: '버스 안 핸드헬드' },
  { words: '가로등', type: 'electrical', name: '가로등 깜박임' },
  { words: '정전', type: 'electrical', name: '정전 (전체 소등)' },
  { words: '형광등', type: 'electrical', name: '형광등 교체' },
  { words: '달린다', type: 'grip', name: '트래킹 레일' },
  { words: '비가 쏟아진다', type: 'sfx', name: '살수차' },
  { words: '빗속', type: 'sfx', name: '살수차' },
  { words: '촛불', type: 'sfx', name: '화기 담당 상주' },
  { words: '놀라 비켜선다', type: 'stunts', name: '자전거 스턴트' },
  { words: '손님 두 명', type: 'bg', name: '편의점 손님', quantity: 2 },
  { words: '손님들이', type: 'bg', name: '비 피하는 손님', quantity: 6 },
  { words: '행인 네 명', type: 'bg', name: '자전거 행인', quantity: 4 },
  { words: '보호자 여섯 명', type: 'bg', name: '응급실 보호자', quantity: 6 },
  { words: '상인 열 명', type: 'bg', name: '시장 상인', quantity: 10 },
  { words: '시민 다섯 명', type: 'bg', name: '운동하는 시민', quantity: 5 },
  { words: '간호사 세 명', type: 'bg', name: '동료 간호사', quantity: 3 },
  { words: '사람 여섯 명', type: 'bg', name: '지나가던 사람', quantity: 6 },
  { words: '오토바이', type: 'etc', name: '신문 배달 오토바이', subtype: '차량' },
  { words: '버스', type: 'etc', name: '시내버스', subtype: '차량' },
  { words: '택시', type: 'etc', name: '택시', subtype: '차량', quantity: 3 },
  { words: '구급차', type: 'etc', name: '구급차', subtype: '차량' },
  { words: '소방차', type: 'etc', name: '소방차', subtype: '차량' },
  { words: '청소차', type: 'etc', name: '살수 청소차', subtype: '차량' },
  { words: '보리', type: 'etc', name: '강아지 보리', subtype: '동물' },
];
