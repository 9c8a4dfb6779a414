/** Kinds of places by the last word of their names, one space between. Longer words win over shorter ones. */
export const INDOOR_KINDS: readonly string[] =
  `방 거실 부엌 주방 화장실 욕실 서재 다락 다락방 현관 침실 복도 계단 마루 대청 툇마루 문간 지하 지하실 실
  교실 강당 도서관 체육관 기숙사 학교 학원 유치원 어린이집 대학 독서실 연구소 과학관 강의동 급식소
  사무실 회의실 본사 사옥 지점 본부 지국 방송국 신문사 편집국 출판사 콜센터 물류센터 센터 공장 작업장 작업실 창고 헛간 외양간 축사 마구간 차고 정비소 카센터 벙커 갱도 동굴 지하도 지하철역
  병원 의원 한의원 치과 약국 응급실 병실 병동 보건소 요양원 중환자실 영안실 장례식장 빈소 납골당
  카페 커피숍 다방 식당 레스토랑 주점 술집 포차 선술집 분식집 치킨집 고깃집 호프집 호프 펍 바 클럽 라운지 뷔페 빵집 제과점 노래방 만화방 오락실 피시방 PC방 당구장 볼링장 헬스장 복싱장 사우나 찜질방 목욕탕 수영장 미용실 이발소 세탁소 빨래방 꽃집 서점 책방 문구점 편의점 마트 슈퍼 슈퍼마켓 가게 상점 매장 백화점 면세점 상가 푸드코트 부동산 전당포 철물점 정육점 방앗간 양조장
  은행 우체국 등기소 시청 구청 군청 도청 동사무소 주민센터 법원 법정 검찰청 국회 대사관 경찰서 파출소 지구대 감옥 교도소 구치소 유치장 내무반 생활관 막사 상황실
  호텔 모텔 여관 여인숙 민박 펜션 리조트 콘도 별장 산장 저택 한옥 초가집 집 아파트 오피스텔 빌라 원룸 고시원 고시텔 옥탑방 반지하 쪽방 관사 숙소 하숙집 사랑채 안채 행랑채 별채 처소 수라간 침전 편전 정전 옥사 사랑방 주막 비변사 의금부 관아 동헌 회관 마을회관 경로당
  극장 영화관 상영관 공연장 소극장 무대 스튜디오 녹음실 세트장 박물관 미술관 갤러리 전시장 전시관 수족관 경매장 예식장 결혼식장 연회장 홀 로비 카지노 매표소 대합실 회전문 터미널 공항 출국장 입국장 기내 객차 객실 선실 조종실 엘리베이터 승강기
  버스 지하철 전철 기차 열차 택시 승용차 트럭 승합차 구급차 경찰차 비행기 헬기 잠수함 우주선 교회 성당 예배당 법당 대웅전
  BAR ROOM OFFICE KITCHEN HOUSE HOME APARTMENT HALLWAY HALL CORRIDOR CAFE COFFEE_SHOP DINER RESTAURANT PUB CLUB HOSPITAL WARD BEDROOM BATHROOM RESTROOM TOILET ELEVATOR CLASSROOM STAIRWELL STAIRCASE STAIRS LOBBY CHURCH CHAPEL SCHOOL STORE SHOP SUPERMARKET CABIN LAB LABORATORY LIBRARY CELL PRISON JAIL WAREHOUSE FACTORY ATTIC CELLAR LAUNDERETTE LAUNDROMAT BAKERY SALON GYM GYMNASIUM MOTEL HOTEL BANK COURTROOM MORGUE HANGAR THEATER THEATRE CINEMA MUSEUM GALLERY DEN FOYER PANTRY CLOSET BOARDROOM NURSERY DORM CAFETERIA LOCKER_ROOM TAVERN SALOON BARN STABLE SHED GREENHOUSE CAVE TUNNEL BUNKER TRUCK VAN TRAIN PLANE COCKPIT TENT LIGHTHOUSE STUDIO GARAGE BASEMENT CAR SEDAN CAB TAXI BUS SUBWAY MOTEL HOTEL SUITE THEATER THEATRE MUSEUM GALLERY GYM COURTROOM STATION BUNKER CAVE TUNNEL CLOSET PANTRY FOYER DEN STUDY NURSERY PARLOR SALOON BARN SHED MORGUE AIRPORT TERMINAL`
    .split(/\s+/)
    .map((word) => word.replace('_', ' '));

export const OUTDOOR_KINDS: readonly string[] =
  `거리 길 길가 골목 골목길 뒷골목 도로 차도 인도 국도 고속도로 고가도로 횡단보도 사거리 삼거리 교차로 로터리 건널목 철길 기찻길 굴다리 육교 다리 교각 톨게이트 정류장 정거장 승강장 플랫폼 주차장 주유소 세차장 휴게소 활주로 헬기장
  광장 공원 놀이터 놀이공원 유원지 동물원 분수대 벤치 산책로 둘레길 오솔길 비탈길 언덕 고개 고갯길 운동장 연병장 사격장 훈련장 경기장 야구장 축구장 농구장 테니스장 골프장 스키장 캠퍼스 교정 화단 마당 앞마당 뒷마당 뜰 뒤뜰 정원 후원 텃밭 분리수거장 장독대 담장 담벼락 울타리
  밭 논 논두렁 들 들판 벌판 초원 과수원 농장 목장 황무지 사막 산 산길 산속 산중턱 산정상 능선 정상 절벽 벼랑 계곡 폭포 숲 숲길 대나무숲 개울 냇가 시냇가 강 강가 강변 둔치 한강 호수 호숫가 저수지 연못 우물 우물가 샘터 빨래터 나루 나루터 선창 한가운데
  바다 바닷가 해변 해안 해안가 해수욕장 백사장 모래사장 갯벌 염전 방파제 부두 항구 포구 선착장 섬 무인도 갑판 배 보트 뗏목 요트 바위
  옥상 지붕 난간 발코니 테라스 베란다 시장 장터 노점 포장마차 묘지 공동묘지 무덤 묘소 산소 공사장 공사현장 현장 공터 집터 전쟁터 참호 초소 위병소 캠핑장 야영장 절 사찰 암자 폐허 성벽 성문 궁궐 마을 동네 산동네 달동네 하늘 상공
  하역장 평상 설원 유빙 빙하 얼음판 눈밭 해상 수면 바닷속 물속 숲속 조선소 뒷문 파라솔 사택가
  터 앞길 뒤편 입구 정문 후문 대문 주변 근처 부근 외곽 전경 외경 어귀 모퉁이
  STREET ROAD AVENUE ALLEY ALLEYWAY PARK BEACH FOREST ROOFTOP ROOF BRIDGE FIELD YARD BACKYARD COURTYARD GARDEN PARKING_LOT MOUNTAIN HILL HILLTOP VALLEY RIVER RIVERBANK SHORE HIGHWAY FREEWAY INTERSECTION MARKET HARBOR HARBOUR PIER DOCK WHARF DECK WOODS DESERT LAKE OCEAN SEA CLIFF SIDEWALK PLAYGROUND CEMETERY GRAVEYARD PORCH PATIO BALCONY DRIVEWAY CAMPSITE VILLAGE FARM BUS_STOP CANAL RAIL_YARD QUAY WATERFRONT PLAZA TOWN_SQUARE LAWN RUINS ISLAND GAS_STATION TRAIL PATH PLAZA SQUARE STADIUM SKY OUTSIDE`
    .split(/\s+/)
    .map((word) => word.replace('_', ' '));

/** Places that are inside although their last word is a kind of place outside, and the other way round. */
export const INDOOR_EXCEPTIONS: RegExp =
  /지하철\s*(?:\S+\s*)?(?:승강장|플랫폼)$|스크린도어\s*(?:앞|옆)?$|지하\s*(?:\d+\s*층\s*)?(?:주차장|상가|보도|통로|도)$|(?:실내|인도어)\s*\S+$|선상\s*레스토랑$|산부인과$|내과$|외과$|안과$|소아과$|\d+\s*호실?$|\d+\s*층$|(?:^|[\s의])차$|ROOM\s*#?\d+[A-Z]?$/i;
export const OUTDOOR_EXCEPTIONS: RegExp =
  /(?:돌|야외|외부|바깥)\s*계단$|야외\s*\S+$|노천\s*\S+$|축제\s*\S+$|옥상\s*\S{1,3}$|버스\s*정류소$|(?:^|\s)\S+\s(?:앞|밖|뒤)\s계단$/;
/** Furniture and rooms: in front of them, on them or beside them is still inside. */
export const INSIDE_THINGS: RegExp =
  /(?:(?<!온)실|안방|건넌방|침대|책상|식탁|소파|무대|엘리베이터|거울|냉장고|싱크대|계산대|카운터|병상|복도|교탁|칠판|제단|스크린도어)$/;
