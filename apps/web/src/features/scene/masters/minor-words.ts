import {
  ageOn,
  type Character,
  type DateText,
  describeAvailability,
  type MinorAges,
  type MinorClass,
  minorAges,
  minorClassesOf,
  shortDate,
} from '@ddak/domain';

type Consent = Character['minorConsents'][number];

export const MINOR_WORDS: Readonly<Record<MinorClass, string>> = {
  none: '성인',
  under15: '15세 미만',
  under19: '15세 이상 19세 미만',
};

/** LB9, LB10: what each age can agree to. */
export const CONSENT_WORDS: Readonly<
  Record<Exclude<MinorClass, 'none'>, readonly { readonly consent: Consent; readonly label: string }[]>
> = {
  under15: [{ consent: 'night', label: '다음 날 등교가 없으면 24:00까지 (본인·보호자 동의)' }],
  under19: [
    { consent: 'night', label: '밤 촬영 (본인·보호자 동의)' },
    { consent: 'extension', label: '하루 1시간, 주 6시간까지 연장 (합의)' },
  ],
};

/** LB13: what somebody can agree to who is of these ages in the plan, each once. */
export function consentsOf(
  person: MinorAges,
): readonly { readonly consent: Consent; readonly label: string }[] {
  const classes = minorClassesOf(person).filter((one) => one !== 'none');
  if (classes.length < 2) return classes.flatMap((one) => CONSENT_WORDS[one]);
  const night = '밤 촬영: 15세 전에는 다음 날 등교가 없으면 24:00까지, 15세부터는 밤새 (본인·보호자 동의)';
  return CONSENT_WORDS.under19.map((one) => (one.consent === 'night' ? { ...one, label: night } : one));
}

/** `15세 미만, 12.3 목부터 15세 이상 19세 미만`. */
export function ageClassLine({ minorClass, under19From, adultFrom }: MinorAges): string {
  const later = [
    under19From === null ? '' : `${shortDate(under19From)}부터 ${MINOR_WORDS.under19}`,
    adultFrom === null ? '' : `${shortDate(adultFrom)}부터 ${MINOR_WORDS.none}`,
  ];
  return [MINOR_WORDS[minorClass], ...later].filter(Boolean).join(', ');
}

/** `촬영일에 만 14–15세 · 근로 규칙 15세 미만, 12.3 목부터 15세 이상 19세 미만`; while nothing is planned, `오늘 만 13세 · …`. */
export function birthLine(birthDate: DateText, days: readonly DateText[], today: DateText): string {
  const span = { from: days[0] ?? today, to: days.at(-1) ?? today };
  const [first, last] = [ageOn(birthDate, span.from), ageOn(birthDate, span.to)];
  const ages = first === last ? `만 ${first}세` : `만 ${first}–${last}세`;
  const when = days.length > 0 ? '촬영일에' : '오늘';
  return `${when} ${ages} · 근로 규칙 ${ageClassLine(minorAges(birthDate, span))}`;
}

/** `15세 미만(12.3 목부터 15세)`: as a list has room for. */
function shortAges({ minorClass, under19From, adultFrom }: MinorAges): string {
  const later = [
    under19From === null ? '' : `${shortDate(under19From)}부터 15세`,
    adultFrom === null ? '' : `${shortDate(adultFrom)}부터 19세`,
  ].filter(Boolean);
  return `${MINOR_WORDS[minorClass]}${later.length > 0 ? `(${later.join(', ')})` : ''}`;
}

/** `2012. 3. 4`: of a birthday the day of the week says nothing. */
export const birthWords = (birthDate: DateText): string => birthDate.split('-').map(Number).join('. ');

/** `15세 미만(12.3 목부터 15세) · 밤 동의`; `성인` for everybody else. */
export function minorLine(person: MinorAges & Pick<Character, 'minorConsents'>): string {
  const { minorConsents } = person;
  const agreed = [
    minorConsents.includes('night') ? '밤 동의' : '',
    minorConsents.includes('extension') ? '연장 합의' : '',
  ];
  return [shortAges(person), ...agreed].filter(Boolean).join(' · ');
}

/** How a person can be had, in a line of the list. */
export const availabilityLine = (person: Character): string =>
  [person.minorClass === 'none' ? '' : minorLine(person), describeAvailability(person.availability)]
    .filter(Boolean)
    .join(', ');
