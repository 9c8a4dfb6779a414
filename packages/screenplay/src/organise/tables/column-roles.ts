import { foldWidth } from '../lines/normalise-text.ts';

/** What a column of a scene list or storyboard holds. `number`: counts something, scenes or cuts, as its values tell. */
export type ColumnRole =
  | 'scene'
  | 'cut'
  | 'number'
  | 'title'
  | 'place'
  | 'time'
  | 'clock'
  | 'placeTime'
  | 'setting'
  | 'visual'
  | 'dialogue'
  | 'narration'
  | 'speaker'
  | 'people'
  | 'duration'
  | 'technical'
  | 'note'
  | 'key'
  | 'value';

const WORDS: readonly (readonly [role: ColumnRole, words: string])[] = [
  [
    'scene',
    's# # s씬 씬 신 씬번호 신번호 씬넘버 씬no 씬# scene scene# sceneno scenenumber scenenum sc sc# 장면 장면번호 s.no s/n',
  ],
  [
    'cut',
    '컷 컷번호 컷넘버 컷no 컷# cut cut# cutno cutnumber c# c 샷 샷번호 쇼트 shot shot# shotno shotnumber 숏 s#/c# frame panel 패널 프레임번호',
  ],
  ['number', '번호 no no. num 순번 순서 연번 order step 구분 number id beat 비트'],
  ['title', '제목 씬제목 씬명 씬이름 장면명 장면제목 소제목 title scenetitle scenename 타이틀'],
  [
    'place',
    '장소 배경 로케이션 로케 공간 촬영장소 촬영지 배경장소 location locations place set setting settings background 세트 장소배경 씬장소',
  ],
  [
    'placeTime',
    '장소시간 시간장소 장소및시간 시간및장소 시공간 time&place place&time 배경시간 시간배경 장소시간대',
  ],
  [
    'time',
    '시간대 때 낮밤 주야 d/n dn day/night daynight timeofday m/d/e/n 낮/밤 주/야 시점 시간적배경 d/e/n',
  ],
  ['clock', '시간 타임 time 시각'],
  ['setting', 'i/e int/ext ie 내외 내/외 실내외 실내/실외 안/밖 안밖 in/out int./ext. io 내외부'],
  [
    'visual',
    `화면 화면구성 화면설명 화면내용 화면묘사 내용 주요내용 씬내용 장면내용 장면설명 장면묘사 지문 영상 영상내용 영상설명 비디오 video visual visuals 비주얼 시각
    액션 action actions 행동 동작 설명 상황 상황설명 연출 줄거리 스토리 묘사 이야기 사건 핵심사건 핵심내용 description content contents story 그림설명 컷설명 샷설명 컷내용 씬설명 화면연출 씬요약 요약 action/description
    scenedescription shotdescription 주체모션 주체 액션내용 event`,
  ],
  [
    'dialogue',
    '대사 다이얼로그 dialogue dialog dialogues lines line 멘트 대본 대사내용 스크립트 script 말 voice 보이스 음성 음성대사 오디오대사 speech',
  ],
  [
    'narration',
    '내레이션 나레이션 나래이션 내래이션 narration narrator vo v.o v.o. voiceover 보이스오버 na 성우 해설 독백',
  ],
  ['speaker', '화자 말하는이 말하는사람 speaker 발화자'],
  [
    'people',
    '인물 등장인물 출연 출연자 출연진 출연인물 캐릭터 배우 cast casts character characters 주인공 등장 등장캐릭터 actor actors',
  ],
  [
    'duration',
    '길이 분량 러닝타임 런닝타임 duration length 초 타임코드 timecode tc 타임라인 timeline 구간 시간구간 runningtime runtime rt sec secs seconds 소요시간 씬길이 컷길이 지속시간 재생시간 총시간 시간초 초수 영상길이',
  ],
  [
    'technical',
    `카메라 카메라앵글 카메라워크 카메라워킹 카메라무빙 카메라모션 앵글 샷사이즈 샷크기 샷종류 샷타입 사이즈 구도 프레이밍 무빙 camera angle angles cameraangle cameramovement movement shottype shotsize size lens 렌즈 조명 lighting
    음향 사운드 sound sounds 음악 배경음악 bgm 효과음 sfx se audio 오디오 ost music 소리 효과 fx cg vfx 편집 전환 transition 화면전환 장면전환 촬영기법 카메라/샷 bgm/sfx effect
    소품 의상 미술 props prop costume wardrobe 준비물 장비 equipment 분장 색감 분위기 톤 무드 mood 감정 emotion 화면비
    자막 caption captions subtitle subtitles text 텍스트 카피 화면카피 copy cg자막 자막텍스트 화면자막 그래픽
    이미지 image images 그림 스케치 sketch picture 콘티 콘티이미지 스토리보드 storyboard 썸네일 thumbnail reference 레퍼런스 참고이미지 참고 프롬프트 prompt 입력프롬프트 사용도구 도구 tool tools 생성결과 결과파일명 파일명 출력결과요약 생성결과파일명`,
  ],
  [
    'note',
    '비고 메모 기타 참고사항 remark remarks note notes memo comment 의도 연출의도 목적 목표 목표메시지 핵심메시지 전달메시지 메시지 역할 의미 기능 키워드 비용 담당 결과 반응 reaction',
  ],
  ['key', '항목 필드 field item 요소 분류 category key 속성'],
  ['value', '값 value 세부내용 상세 상세내용 내용값'],
];

const ROLES: ReadonlyMap<string, ColumnRole> = new Map(
  WORDS.flatMap(([role, words]) =>
    words.split(/\s+/).flatMap((word): [string, ColumnRole][] => (word === '' ? [] : [[word, role]])),
  ),
);

/** Words that only a film has as columns; `#` and `내용` head any table. */
const FILM =
  /^(?:s#|씬.*|신번호|scene.*|sc#?|장면.*|컷.*|cut.*|c#|샷.*|shot.*|숏|쇼트|화면.*|지문|대사.*|다이얼로그|dialog.*|내레이션|나레이션|narration|v\.?o\.?|낮밤|d\/n|낮\/밤|day\/night|i\/e|int\/ext|카메라.*|camera.*|앵글|bgm.*|sfx|효과음|콘티.*|스토리보드|storyboard|visuals?|비주얼|영상.*|자막|로케이션|등장인물|음향|프레이밍|audio.*|오디오.*|사운드|on-?screentext|voice-?over|나레이션.*|내레이션.*|.*(?:narration|dialogue|cameraangle|voiceover).*)$/;

const plain = (label: string): string =>
  foldWidth(label)
    .toLowerCase()
    .replace(/\*/g, '')
    .replace(/[\s:?!]+/g, '');

/** Words that settle what a longer name means: `Primary Audio Narration`, `나레이션텍스트`, `Screen Action`. */
const STEMS: readonly (readonly [stem: RegExp, role: ColumnRole])[] = [
  [/narration|voice-?over|[내나]레이션/, 'narration'],
  [/dialogue|대사/, 'dialogue'],
  [
    /프롬프트|prompt|image|이미지|caption|자막|on-?screentext|camera|카메라|sound|bgm|효과음|audio/,
    'technical',
  ],
  [/duration|timecode|러닝타임|타임코드|길이\(?초?/, 'duration'],
  [/^(?:visual|screenaction|화면(?:구성|내용|설명|묘사|연출)|장면(?:구성|내용|설명|묘사))/, 'visual'],
];

/** What a cell that names a column (or a field) says about it, or null; `장소/시간`, `대사(내레이션)`, `Scene No.` */
export function readRole(label: string): ColumnRole | null {
  const whole = plain(label);
  if (whole === '' || whole.length > 40) return null;
  const known = ROLES.get(whole) ?? ROLES.get(whole.replace(/[()[\]]/g, ''));
  if (known) return known;
  const parts = whole
    .replace(/\([^)]*\)?/g, '')
    .split(/[/·,&+|\-~\n]|및|와(?=[가-힣]{2})/)
    .filter((part) => part !== '');
  const roles = parts.map(
    (part) =>
      ROLES.get(part) ??
      ROLES.get(part.replace(/[.()]/g, '')) ??
      STEMS.find(([stem]) => stem.test(part))?.[1],
  );
  if (roles.length === 0 || roles[0] === undefined) return null;
  const has = (role: ColumnRole): boolean => roles.includes(role);
  if (has('place') && (has('clock') || has('time'))) return 'placeTime';
  // `대사/내레이션`, `액션/대사`: who speaks is told in the cell.
  if (has('dialogue') && has('narration')) return 'dialogue';
  return roles[0];
}

/** Whether a column's name is one that only films have. */
export const isFilmWord = (label: string): boolean =>
  plain(label)
    .split(/[/·,&+|()]|및/)
    .some((part) => FILM.test(part)) || FILM.test(plain(label));
