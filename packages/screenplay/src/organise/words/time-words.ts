import type { TimeOfDay } from '@ddak/domain';

const WORDS: Record<TimeOfDay, readonly string[]> = {
  day: [
    '낮',
    '한낮',
    '대낮',
    '아침',
    '이른 아침',
    '늦은 아침',
    '오전',
    '점심',
    '점심때',
    '정오',
    '오후',
    '늦은 오후',
    '주간',
    '아침나절',
    '백야',
    '점심 시간',
    '출근 시간',
    '출근길',
    '등교 시간',
    '등굣길',
    '하교 시간',
    '진시',
    '사시',
    '오시',
    '미시',
    '신시',
    '점심시간',
    '해 뜬 뒤',
    'D',
    'DAY',
    'DAYTIME',
    'MORNING',
    'LATE MORNING',
    'EARLY MORNING',
    'NOON',
    'MIDDAY',
    'AFTERNOON',
    'LATE AFTERNOON',
    'MIDMORNING',
    'MID-MORNING',
    'MIDAFTERNOON',
    'MID-AFTERNOON',
    'MID-DAY',
    'LUNCHTIME',
    'DAYLIGHT',
    'BROAD DAYLIGHT',
  ],
  night: [
    '밤',
    '한밤',
    '한밤중',
    '늦은 밤',
    '깊은 밤',
    '심야',
    '자정',
    '야간',
    '오밤중',
    '해시',
    '자시',
    '축시',
    '초경',
    '이경',
    '삼경',
    '사경',
    '밤늦게',
    '늦은 시각',
    '해 진 뒤',
    '해 진 후',
    '막차 시간',
    '취침 시간',
    'N',
    'NIGHT',
    'LATE NIGHT',
    'DAY FOR NIGHT',
    'MIDNIGHT',
    'NIGHTTIME',
    'NIGHTFALL',
    'NITE',
    'NGT',
    'DEAD OF NIGHT',
    'MIDDLE OF THE NIGHT',
    'AFTER DARK',
  ],
  dawn: [
    '새벽',
    '이른 새벽',
    '동틀녘',
    '동틀 녘',
    '동틀 무렵',
    '해뜰녘',
    '여명',
    '일출',
    '미명',
    '새벽녘',
    '인시',
    '묘시',
    '오경',
    '해 뜰',
    '동틀',
    '동이 틀',
    '동트기 전',
    '해 뜨기 전',
    '새벽녁',
    '첫차 시간',
    'M',
    'DAWN',
    'SUNRISE',
    'DAYBREAK',
    'FIRST LIGHT',
    'PRE-DAWN',
    'PREDAWN',
    'SUNUP',
    'SUN-UP',
    'BREAK OF DAY',
  ],
  sunset: [
    '저녁',
    '초저녁',
    '이른 저녁',
    '늦은 저녁',
    '저녁때',
    '저녁 무렵',
    '노을',
    '해질녘',
    '해 질 녘',
    '해질 녘',
    '해질 무렵',
    '황혼',
    '석양',
    '일몰',
    '땅거미',
    '저녁 시간',
    '퇴근 시간',
    '퇴근길',
    '해 질',
    '해가 질',
    '해 지기 전',
    '해질녁',
    '저녘',
    '노을녘',
    '석양녘',
    '어스름',
    '유시',
    '술시',
    '석양 녘',
    'E',
    'DUSK',
    'SUNSET',
    'EVENING',
    'TWILIGHT',
    'MAGIC HOUR',
    'GOLDEN HOUR',
    '매직 아워',
    '골든 아워',
    'EVE',
    'SUNDOWN',
  ],
};

/** Spaces are written or not: `늦은밤`, `해 질 녘`. */
const keyOf = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

const BY_WORD = new Map<string, TimeOfDay>(
  (Object.entries(WORDS) as [TimeOfDay, readonly string[]][]).flatMap(([time, words]) =>
    words.map((word) => [keyOf(word), time] as const),
  ),
);

/** Words that say when only in relation to the scene before: the time of day is inherited. */
const RELATIVE =
  /^(?:그?\s*다음\s*날|이튿날|다음날|같은\s*날|같은\s*시[각간]|동\s*시[각간]대?|같은\s*시간대|동일\s*시[각간]대?|잠시\s*후|잠시\s*뒤|얼마\s*후|조금\s*후|이어서|이어짐|연속|계속|직후|며칠\s*후|몇\s*(?:시간|분|달|년)\s*후|(?:\d+|한|두|세|네|다섯|여섯|열|몇)\s*(?:시간|분|일|달|개월|년|해|주)\s*(?:후|뒤|전)|(?:며칠|한참|그|얼마|다음\s*주)\s*(?:후|뒤|전)|그\s*시[각간]|이어|이어지는|(?:그날|전날|어느\s*날)|방과\s*후|쉬는\s*시간)$/i;
/** OG42: the same in English: A LITTLE LATER, TWO DAYS LATER, THE FOLLOWING DAY, SAME MOMENT. */
const ENGLISH_RELATIVE =
  /^(?:CONTINUOUS(?:LY)?(?:\s+ACTION)?|CONTINUING|CONT'?D?|LATER|MEANWHILE|SIMULTANEOUS(?:LY)?|(?:AT\s+)?(?:THE\s+)?SAME(?:\s+(?:TIME|MOMENT|DAY))?|(?:THE\s+)?(?:NEXT|FOLLOWING|PREVIOUS)\s+DAY|IMMEDIATELY\s+(?:AFTER|FOLLOWING)|A\s+(?:FEW|MOMENT).{0,20}LATER|(?:(?:JUST|ONLY|ABOUT)\s+)?(?:(?:A|AN|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|TWENTY|THIRTY|SOME|SEVERAL|MANY|\d{1,3})\s+)?(?:(?:FEW|COUPLE(?:\s+OF)?|HALF|SHORT)\s+)?(?:LITTLE|BIT|WHILE|TIME|MUCH|SOMETIME|(?:MOMENT|BEAT|SECOND|MINUTE|HOUR|DAY|NIGHT|WEEK|MONTH|YEAR)S?)\s+(?:LATER|EARLIER|AFTER|BEFORE|AGO))$/i;

/** Words before a time that only place it: 다음 날 아침, 같은 날 오후, 어느 맑은 낮. */
const LEAD =
  /^(?:그?\s*다음\s*날|이튿날|다음날|같은\s*날|그날|전날|어느\s*날|어느|며칠\s*(?:후|뒤)|(?:\d+|한|두|세|네|다섯|열|몇)\s*(?:일|달|개월|년|해|주|시간|분)\s*(?:후|뒤|전)|[월화수목금토일]요일|주말|평일|방과\s*후|첫날|둘째\s*날|마지막\s*날|\d+일\s*차|흐린|맑은|비\s*오는|눈\s*오는|늦은|이른|깊은|오늘|현재|과거|겨울|여름|봄|가을|NEXT|THE\s+NEXT|(?:THE\s+)?(?:FOLLOWING|PREVIOUS)|PREV\.?|(?:THAT\s+)?SAME|LATER(?:\s+THAT(?:\s+SAME)?)?|THAT|ANOTHER|LATE|EARLY)(?![A-Za-z가-힣])\s*,?\s*/i;

const CLOCK =
  /^(?:(오전|오후|아침|낮|저녁|밤|새벽|AM|PM)\s*)?(\d{1,2})\s*(?::\s*(\d{2})|시(?:\s*(?:\d{1,2}\s*분|반))?)\s*(?:경|쯤|무렵)?\s*(AM|PM|A\.M\.?|P\.M\.?)?$/i;

/** What only blurs a time: 자정 무렵, 저녁 즈음, DAY 2. */
const AROUND = /\s*(?:무렵|즈음|께|쯤|경|나절)$|(?<=[A-Z]{3})\s+\d+$/i;

/** Says that nobody knows when. */
const UNKNOWN = /^시간(?:을|이)?\s*(?:알\s*수\s*없음|미상|불명)$|^(?:시간\s*)?미상$/;

export interface TimeReading {
  timeOfDay: TimeOfDay | null;
  /** Says when only by the scene before: inherit. */
  relative: boolean;
  /** Told by a clock (`14:30`) rather than by a word. */
  clock?: boolean;
}

/** What a phrase says about the time of day, or null when it says nothing about time. */
export function readTime(phrase: string): TimeReading | null {
  const text = phrase
    .trim()
    .replace(/[.。]+$/, '')
    .replace(/\s+/g, ' ')
    // `[THE NEXT] MORNING`
    .replace(/^\[([^[\]]*)\] /, '$1 ');
  if (text === '') return null;
  const direct = BY_WORD.get(keyOf(text)) ?? BY_WORD.get(keyOf(text.replace(AROUND, '')));
  // A lone lower-case letter is no time: 'e', 'n' are left-overs of words.
  if (direct && !/^[a-z]\.?$/.test(text)) return { timeOfDay: direct, relative: false };
  if (RELATIVE.test(text) || RELATIVE.test(text.replace(AROUND, '')) || ENGLISH_RELATIVE.test(text))
    return { timeOfDay: null, relative: true };
  if (UNKNOWN.test(text)) return { timeOfDay: null, relative: false };
  const clock = readClock(text);
  if (clock) return { timeOfDay: clock, relative: false, clock: true };
  const range = /^(.+?)\s*(?:~|->|→|에서|부터|\bTO\b)\s*(.+)$/i.exec(text);
  if (range?.[1] && range[2]) {
    const from = readTime(range[1]);
    if (from?.timeOfDay && readTime(range[2])) return from;
  }
  const led = text.replace(LEAD, '');
  return led !== text && led !== '' ? readTime(led) : null;
}

function readClock(text: string): TimeOfDay | null {
  // `3 A.M.`, `11PM`: the hour alone.
  const hour12 = /^(1[0-2]|[1-9])\s*([AP])\.?\s?M\.?$/i.exec(text);
  if (hour12) return timeOfHour((Number(hour12[1]) % 12) + (/p/i.test(hour12[2] ?? '') ? 12 : 0));
  const match = CLOCK.exec(text);
  if (!match) return null;
  const raw = Number(match[2]);
  if (raw > 24) return null;
  const half = `${match[1] ?? ''}${match[4] ?? ''}`.toUpperCase().replace(/\./g, '');
  const afternoon = /오후|저녁|PM/.test(half) || (half === '밤' && raw >= 6) || (half === '낮' && raw < 8);
  const hour = afternoon && raw < 12 ? raw + 12 : /AM|오전|새벽/.test(half) && raw === 12 ? 0 : raw % 24;
  return timeOfHour(hour);
}

function timeOfHour(hour: number): TimeOfDay {
  if (hour >= 4 && hour < 6) return 'dawn';
  if (hour >= 6 && hour < 18) return 'day';
  if (hour >= 18 && hour < 20) return 'sunset';
  return 'night';
}
