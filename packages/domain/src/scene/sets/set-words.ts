const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What has rooms: a name that ends so is the name of a building. */
const BUILDINGS = words(`
  house home apartment mansion cottage condo condominium villa motel hotel inn hospital clinic school college
  university church cathedral temple monastery ashram convent station courthouse prison jail asylum museum library bank
  store shop supermarket mall restaurant diner cafe café pub club nightclub saloon tavern theatre theater cinema airport
  factory warehouse building headquarters hq company firm gym gymnasium farm ranch farmhouse castle palace
  embassy morgue studio casino resort penthouse townhouse brownstone dormitory dorm orphanage lodge tenement rowhouse
  facility cityhall townhall schoolhouse firehouse parlor bakery
`);

/** Of these a story usually has one, so that their bare name is enough: `병원 복도` and `병원 로비` are one hospital. */
const INSTITUTIONS = words(`
  hospital school university church courthouse prison jail asylum museum airport cityhall townhall
  병원 학교 초등학교 중학교 고등학교 대학교 경찰서 파출소 소방서 법원 검찰청 구치소 교도소 교회 성당 장례식장 공항 방송국 회사
`);

const KOREAN_BUILDINGS =
  '집 자택 저택 아파트 빌라 오피스텔 원룸 고시원 기숙사 병원 의원 약국 학교 대학교 대학 학원 유치원 경찰서 파출소 지구대 소방서 법원 검찰청 구치소 교도소 시청 구청 동사무소 주민센터 은행 우체국 도서관 박물관 미술관 체육관 교회 성당 장례식장 예식장 회사 사옥 빌딩 건물 공장 호텔 모텔 여관 펜션 리조트 카페 커피숍 식당 레스토랑 포장마차 노래방 찜질방 PC방 피씨방 당구장 편의점 마트 슈퍼마켓 백화점 가게 상가 미용실 세탁소 서점 극장 영화관 방송국 스튜디오 공항 터미널 센터 연구소 별장 한옥'
    .toLowerCase()
    .split(' ');

/** A room: what has one is a building, whatever it is called. */
const ROOMS = words(`
  kitchen bedroom bathroom washroom restroom room hallway hall corridor lobby office foyer den study basement attic closet
  stairs stairwell stairway staircase elevator lounge nursery pantry cellar suite ward classroom cafeteria reception
  bullpen quarters chamber chambers cell
  거실 주방 부엌 침실 안방 작은방 옷방 욕실 화장실 서재 복도 로비 현관 다락 지하실 베란다 발코니 계단 엘리베이터 교실 강당
`);

/** A part of a building that other things have too: it goes with what is known to be a building. */
const PARTS = words(`
  area entrance front rear back gate door doorway window yard backyard garden driveway lot parking roof rooftop porch
  patio pool terrace deck dock exterior interior counter booth bar floor level upstairs downstairs grounds courtyard
  garage stage wing desk platform backside security steps entry vestibule outside inside cockpit
  porch veranda anteroom
  앞 밖 안 뒤 옆 외부 내부 외경 전경 입구 정문 후문 대문 주차장 마당 앞마당 뒷마당 뒤뜰 정원 옥상 카운터 홀 창가 테라스 무대
  운동장 매점 휴게소 문앞 탈의장 창고
`);

/** Where one can be far from somebody else who is there too: no building, and nothing under it is one. */
const WIDE = words(`
  street road highway avenue alley alleyway lane bridge river lake sea ocean beach island mountain hill hillside forest
  jungle wood woods field desert park city town village neighborhood neighbourhood square harbor harbour coast sky space
  world country countryside district county state border suburb suburbs downtown block freeway sidewalk
  거리 도로 길 골목 골목길 다리 강 강변 한강 호수 바다 해변 바닷가 섬 산 언덕 숲 들판 사막 공원 도시 시내 마을 동네 시골 광장
  항구 하늘 우주 세계 국도 고속도로 횡단보도 정류장
  서울 부산 대구 인천 광주 대전 울산 세종 제주 제주도 경기도 강원도 충청도 전라도 경상도 일본 중국 미국 도쿄 뉴욕
  york london paris tokyo seoul busan angeles chicago washington vegas francisco vancouver berlin rome america japan
  korea china jersey
`);

/** What stands in a name and is none of it: when it is, or how it is shot. */
const ASIDES =
  /^(continuous( action)?|contin\w*|cont'?d|later|moments? later|minutes later|same( time)?|day|night|dawn|dusk|morning|evening|afternoon|another (area|angle)|different angle|elsewhere|long shot|close ?-?ups?|pov|flashback|insert|present|the past|낮|밤|아침|저녁|새벽|계속|이어서|잠시 후|같은 시(간|각)|회상|현재|과거|인서트|몽타주)$/;

/** What a heading can say instead of a place: a montage is shot in many places or none. */
const NOT_PLACES =
  /^(몽타주|회상|인서트|플래시백|꿈|상상|montage|series of shots|flashback|insert|black|black screen|various|various locations|title|titles)$/;

const tidied = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

export const isAside = (part: string): boolean => ASIDES.test(tidied(part));

/** So many names of sets are remembered: each scene of a day asks at every change of the day. */
const REMEMBERED = 10_000;
const noPlaces = new Map<string, boolean>();

export function isNoPlace(setName: string): boolean {
  let isNone = noPlaces.get(setName);
  if (isNone === undefined) {
    isNone = NOT_PLACES.test(tidied(setName));
    if (noPlaces.size >= REMEMBERED) noPlaces.clear();
    noPlaces.set(setName, isNone);
  }
  return isNone;
}

export const isWide = (word: string): boolean =>
  WIDE.has(word) || WIDE.has(word.replace(/s$/, '')) || /^[가-힣]{2,}(동|읍|면|시|구)$/.test(word);
export const isInstitution = (word: string): boolean => INSTITUTIONS.has(word);
export const isRoom = (word: string): boolean =>
  ROOMS.has(word) || (/^[가-힣0-9]+(실|방)$/.test(word) && !isBuilding(word));
export const isPart = (word: string): boolean =>
  isRoom(word) || PARTS.has(word) || /^(지하 ?)?\d+(층|호|f)$/.test(word) || /^\d+(st|nd|rd|th)?$/.test(word);
/** An English building word, or a Korean word that ends in one (`민준집`). */
export const isBuilding = (word: string): boolean =>
  BUILDINGS.has(word) || KOREAN_BUILDINGS.some((building) => word.endsWith(building));
/** `집` of `민준집`: what is left is whose it is. */
export const bareBuilding = (word: string): string =>
  BUILDINGS.has(word)
    ? word
    : (KOREAN_BUILDINGS.filter((one) => word.endsWith(one)).sort((a, b) => b.length - a.length)[0] ?? word);
