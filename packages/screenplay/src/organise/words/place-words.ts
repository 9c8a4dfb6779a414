import type { Setting } from '@ddak/domain';

const INDOOR =
  /(?:방|거실|부엌|주방|화장실|욕실|서재|다락|현관|침실|복도|계단|교실|강당|도서관|사무실|회의실|응급실|병실|수술실|대기실|진료실|병원|약국|카페|커피숍|다방|식당|주점|술집|포차|분식집|치킨집|고깃집|호프집|노래방|피시방|PC방|당구장|편의점|마트|가게|상점|매장|백화점|은행|경찰서|파출소|취조실|법정|감옥|교도소|구치소|유치장|면회실|호텔|모텔|여관|객실|로비|엘리베이터|지하실|창고|공장|작업실|연습실|스튜디오|녹음실|극장|영화관|공연장|무대|분장실|체육관|수영장|사우나|찜질방|목욕탕|미용실|세탁소|빨래방|교회|성당|예배당|장례식장|빈소|차 안|버스|지하철|기차|택시|비행기|객차|[가-힣]{1,4}실|집|아파트|오피스텔|빌라|원룸|고시원|옥탑방|반지하|사옥|연구실|실험실|대합실|교무실|양호실|보건실|기숙사|경비실|관리실|숙직실|휴게실|탕비실|주유소 사무실|바|클럽|BAR|ROOM|OFFICE|KITCHEN|HOUSE|APARTMENT|HALLWAY|CORRIDOR|CAFE|RESTAURANT|HOSPITAL|BEDROOM|BATHROOM|ELEVATOR|CLASSROOM|STAIRWELL|STAIRS|LOBBY|CHURCH|SCHOOL|STORE|SHOP|CABIN|LAB|LABORATORY|LIBRARY|CELL|PRISON|WAREHOUSE|LIVING ROOM|ATTIC|CELLAR|TRUCK|VAN|TRAIN|PLANE|COCKPIT|TENT|LIGHTHOUSE|STUDIO|GARAGE|BASEMENT|CAR|BUS)$/i;

const OUTDOOR =
  /(?:거리|길|길가|골목|골목길|도로|차도|인도|횡단보도|사거리|교차로|정류장|주차장|광장|공원|놀이터|운동장|마당|앞마당|뒷마당|정원|텃밭|밭|논|들|들판|산|산길|숲|숲길|강|강가|강변|둔치|한강|호수|호숫가|바다|바닷가|해변|해안|방파제|부두|항구|선착장|섬|다리|다리 위|육교|옥상|옥상 난간|베란다 밖|시장|장터|묘지|무덤|공사장|공터|캠핑장|산소|절|사찰|폐허|앞|밖|뒤|옆|뒤편|앞길|입구|정문|후문|대문|주변|근처|부근|외곽|전경|하늘|STREET|ROAD|ALLEY|PARK|BEACH|FOREST|ROOFTOP|BRIDGE|FIELD|YARD|GARDEN|PARKING LOT|MOUNTAIN|RIVER|HIGHWAY|MARKET|HARBOR|PIER|DOCK|WOODS|DESERT|LAKE|CLIFF|SIDEWALK|PLAYGROUND|CEMETERY|PORCH|DRIVEWAY|CAMPSITE|VILLAGE|OUTSIDE)$/i;

const TRAILING_IN = /(?:^|[\s.,/])(?:안|속|내부|실내)$/;
const TRAILING_OUT = /(?:^|[\s.,/])(?:밖|외부|실외|앞|뒤|위|옆)$/;

/** Inside or outside as a place's own words say it (`차 안`), or as its kind makes likely. Null: no idea. */
export function settingOfPlace(place: string): { setting: Setting; guessed: boolean } | null {
  const text = place.trim();
  if (/안\s*\/\s*밖$|안팎$/.test(text)) return { setting: 'INT/EXT', guessed: false };
  if (TRAILING_IN.test(text)) return { setting: 'INT', guessed: false };
  if (/(?:^|\s)밖$/.test(text)) return { setting: 'EXT', guessed: false };
  if (TRAILING_OUT.test(text) || OUTDOOR.test(text)) return { setting: 'EXT', guessed: true };
  if (INDOOR.test(text)) return { setting: 'INT', guessed: true };
  return settingOfWords(text.split(/[\s,./]+/).slice(0, -1));
}

/** `경찰서 강력팀`, `카페 ‘모퉁이’`: the last word that is a kind of place. */
function settingOfWords(words: readonly string[]): { setting: Setting; guessed: boolean } | null {
  for (const word of words.toReversed()) {
    if (word.length < 2) continue;
    if (OUTDOOR.test(word)) return { setting: 'EXT', guessed: true };
    if (INDOOR.test(word)) return { setting: 'INT', guessed: true };
  }
  return null;
}

/** Whether a phrase ends like a place. */
export function looksLikePlace(phrase: string): boolean {
  return settingOfPlace(phrase) !== null;
}
