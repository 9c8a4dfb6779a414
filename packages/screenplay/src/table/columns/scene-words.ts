import type { FieldWord } from './head-label.ts';

/** What a column of a 씬 구분표 or 촬영계획표 may tell of a scene. */
export type SceneField =
  | 'episodeNo'
  | 'sceneNo'
  | 'order'
  | 'name'
  | 'setName'
  | 'setDetail'
  | 'realName'
  | 'address'
  | 'placeAndTime'
  | 'timeOfDay'
  | 'setting'
  | 'timeAndSetting'
  | 'shootKind'
  | 'synopsis'
  | 'characters'
  | 'character'
  | 'minors'
  | 'extras'
  | 'props'
  | 'art'
  | 'costume'
  | 'makeup'
  | 'camera'
  | 'electrical'
  | 'grip'
  | 'sfx'
  | 'cg'
  | 'stunts'
  | 'vehicles'
  | 'animals'
  | 'sound'
  | 'cutCount'
  | 'pages'
  | 'screenMinutes'
  | 'plannedMinutes'
  | 'storyDay'
  | 'sequence'
  | 'note';

const TIME = '(?:m\\/?)?d\\/?(?:e\\/?)?n|d\\/?n\\/?m?\\/?e?|낮\\/?밤|밤\\/?낮|주\\/?야|일\\/?야|시간대|tod';
const SETTING =
  'i\\/?e|i\\/?o|int(?:erior|ernal)?\\.?(?:\\/|or)?ext(?:erior|ernal)?\\.?|in\\/?out|내\\/?외부?|실?내\\/?실?외|안\\/?밖|안팎';

/** Whole labels, most telling first: how Korean forms name their columns, and the English words that they borrow. */
export const SCENE_WORDS: readonly FieldWord<SceneField>[] = [
  ['sceneNo', /^(?:s#|s\.#|#s|sc\.?#?|s\.?no\.?|s\/n|[부회화편]\/(?:씬|s#)|ep\.?\/(?:씬|s#?|scene))$/],
  [
    'sceneNo',
    /^(?:(?:s#)?(?:씬|신|쎈|장면)(?:번호|넘버|no\.?|#)?|scene(?:#|no\.?|num|number|id)?s?|#씬|씬s#|촬영씬)$/,
  ],
  ['episodeNo', /^(?:ep\.?|ep\.?no\.?|episode|에피소드|[부화편]|회)$/],
  [
    'timeAndSetting',
    new RegExp(`^(?:${TIME})[/,·|(-]?(?:${SETTING})\\)?$|^(?:${SETTING})[/,·|(-]?(?:${TIME})\\)?$`),
  ],
  [
    'timeOfDay',
    new RegExp(`^(?:${TIME}|낮밤|밤낮|주야|때|dn|time(?:ofday)?|day\\/?night|시간적?배경|시간대구분)$`),
  ],
  ['setting', new RegExp(`^(?:${SETTING}|실내외|내외|내외경|ie)$`)],
  [
    'shootKind',
    /^(?:[los](?:\/[los]){1,2}|los|ls|로케\/?(?:오픈\/?)?세트|세트\/?로케|로\/?세|촬영(?:구분|형태)|세트구분)$/,
  ],
  [
    'placeAndTime',
    /^(?:장소(?:및|와|[/,·&+])?시간대?|시간대?(?:및|[/,·&+])?장소|시공간|slug(?:line)?s?|(?:scene)?head(?:ing|er)s?|씬?(?:헤딩|헤더|표제))$/,
  ],
  [
    'realName',
    /^(?:실(?:제)?(?:촬영)?(?:장소|지|로케이션|로케)|촬영(?:장소|지|위치|로케이션)|로케(?:이션)?(?:지|장소|명)|헌팅(?:장소|지)?|섭외(?:장소|지)?|현장|장소\(?(?:실제|촬영지|촬영|헌팅)\)?|real(?:location)?|(?:shoot(?:ing)?|film(?:ing)?|actual|practical)location)$/,
  ],
  ['address', /^(?:주소|(?:촬영지|장소|로케지)주소|address)$/],
  ['setDetail', /^(?:(?:세부|상세|소)(?:장소|공간)|장소\(?(?:세부|상세|소)\)?|공간|세부공간)$/],
  [
    'setName',
    /^(?:(?:극중|드라마|드라마상|극상|작중|씬|대본|대본상|메인|대|중)?장소명?|(?:극중)?배경(?:장소)?|장소\(?(?:극중|대본|드라마|대)\)?|세트명?|세트|sets?|setting|(?:set|place|location)name|places?|locations?|로케이션|로케)$/,
  ],
  ['name', /^(?:씬|장면|소)?(?:제목|타이틀|명|이름)$|^(?:scene)?title$/],
  [
    'synopsis',
    /^(?:(?:주요|촬영|[씬장]면?별?|세부|간략|간단|핵심|주|극중)?(?:내용|줄거리|요약|설명|상황|개요|사건)(?:요약)?|내용및.*|synopsis|(?:brief|short|scene|action)?desc(?:ription|\.)?|content|contents|summary|스토리|시놉시스|지문|액션|action)$/,
  ],
  [
    'minors',
    /^(?:(?:조·?)?단역진?|조\/?단역|조연|조연단역|기타(?:인물|등장인물|출연)|부출연|minor|supporting)$/,
  ],
  [
    'extras',
    /^(?:보조출연자?|보출|보조출연진|보조출연\(?인원\)?|보조|엑스트라|extras?|bg|background|단역[·/,및&]?보조(?:출연)?|보조[·/,및&]?단역|이미지(?:단역)?|군중)$/,
  ],
  [
    'characters',
    /^(?:(?:주요|출연|등장|극중)?(?:인물|배역)명?|출연진?|출연자|등장|캐스트|캐스팅|배우|연기자|주[·/]?조연|주연|주연배우|casts?(?:list|members?|ids?|#|required|needed)?|characters?(?:present|list)?|actors?|talent)$/,
  ],
  [
    'art',
    /^(?:미술|아트|세팅|셋팅|세트(?:장식|드레싱|미술)|미술세팅|art(?:dept|department)?|set(?:dressing|dec(?:oration)?))$/,
  ],
  [
    'props',
    /^(?:(?:주요|핸드)?소품|소도구|미술[·/,]?소품|소품[·/,]?미술|소품(?:리스트|목록)|props?|준비물|준비사항)$/,
  ],
  ['costume', /^(?:의상|의상[·/,]?분장|복장|costumes?|wardrobes?)$/],
  [
    'makeup',
    /^(?:분장|헤어|메이크업|분장[·/,]?헤어|헤어[·/,]?(?:분장|메이크업)|특수분장|분장[·/,]?미용|미용|make-?up|hair|hair(?:[/&]|and)?make-?up|hmu)$/,
  ],
  ['camera', /^(?:촬영(?:장비|부)?|카메라|특수장비|장비|카메라장비|camera|cam\.?)$/],
  ['electrical', /^(?:조명(?:부|장비)?|lighting|light|electric(?:al)?)$/],
  ['grip', /^(?:그립(?:장비)?|grip)$/],
  ['cg', /^(?:c\.?g\.?i?|v\.?fx|시각효과|visual(?:effects?|fx)|cg[·/]?vfx|후반|컴퓨터그래픽)$/],
  [
    'sfx',
    /^(?:특수?효과?|특효[·/,]?(?:cg|vfx)|특수효과?[·/,]?(?:cg|vfx)|효과|특수|s\.?p?\.?fx|fx|(?:special|practical)?effects?)$/,
  ],
  ['stunts', /^(?:무술|스턴트|액션[·/]?무술|무술[·/]?액션|stunts?)$/],
  ['vehicles', /^(?:차량|소품차|소품차량|촬영차량|vehicles?|cars?|picturecars?)$/],
  ['animals', /^(?:동물|animals?)$/],
  ['sound', /^(?:동시녹음|사운드|음향|음악|녹음|효과음|bgm|sound|music)$/],
  ['cutCount', /^(?:총|예상)?(?:컷|cut|c|샷|shot|숏|쇼트)s?(?:수|#|count)?$/],
  [
    'screenMinutes',
    /^(?:분량\(?(?:분|초|시간|분초|min)\)?|(?:예상)?러닝타임|런닝타임|running(?:time)?|r\.?t\.?|예상(?:분량|길이|시간)|길이|timing|방송분량|분초|time\(?(?:분|초|min|sec)\)?)$/,
  ],
  [
    'plannedMinutes',
    /^(?:(?:촬영|예상|예상촬영)?소요(?:시간)?(?:\(?분\)?)?|(?:예상)?촬영(?:소요)?시간|촬영시간\(?분\)?)$/,
  ],
  [
    'pages',
    /^(?:분량|(?:대본)?(?:분량)?\(?(?:페이지|쪽|page|pages|p|pg|pgs)\.?\)?수?|쪽수|분량\(?(?:페이지|쪽|p|page|\/8|8분의1)\)?|(?:est(?:imated|\.)?)?(?:page)?length|(?:page)?eighths?|page(?:count|length|s?\/8)|8ths?|1\/8)$/,
  ],
  [
    'storyDay',
    /^(?:극중(?:일|날짜|시점|일자|시간)|스토리데이|story(?:day)?|d-?day|일차|극중일차|시점|시대)$/,
  ],
  ['sequence', /^(?:시퀀스|시퀸스|seq\.?#?|sq\.?|sequence|막|챕터|단락)$/],
  [
    'note',
    /^(?:비고|메모|기타|참고(?:사항)?|특이사항|전달사항|요청사항|특기사항|remarks?|(?:production|scene|general|shooting)?notes?|memo|comments?|etc\.?|구성|형식)$/,
  ],
  ['timeOfDay', /^(?:시간|시각|time)$/],
  ['order', /^(?:no\.?|#|번호|순번|순서|연번|순|num\.?|number|id|촬영순서?)$/],
];

/** Fields whose words are things that a scene needs: the item's kind, and its finer one. */
export const ITEM_KINDS = {
  extras: ['bg', ''],
  props: ['props', ''],
  art: ['props', '미술'],
  costume: ['costume', ''],
  makeup: ['makeup', ''],
  camera: ['camera', ''],
  electrical: ['electrical', ''],
  grip: ['grip', ''],
  sfx: ['sfx', ''],
  cg: ['etc', 'CG·VFX'],
  stunts: ['stunts', ''],
  vehicles: ['etc', '차량'],
  animals: ['etc', '동물'],
  sound: ['etc', '음향'],
} as const;
