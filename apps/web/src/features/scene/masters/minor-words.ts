import { type Character, describeAvailability } from '@ddak/domain';

type MinorClass = Character['minorClass'];
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

/** `15세 미만 · 밤 동의`; `성인` for everybody else. */
export function minorLine({
  minorClass,
  minorConsents,
}: Pick<Character, 'minorClass' | 'minorConsents'>): string {
  const agreed = [
    minorConsents.includes('night') ? '밤 동의' : '',
    minorConsents.includes('extension') ? '연장 합의' : '',
  ];
  return [MINOR_WORDS[minorClass], ...agreed].filter(Boolean).join(' · ');
}

/** How a person can be had, in a line of the list. */
export const availabilityLine = (person: Character): string =>
  [person.minorClass === 'none' ? '' : minorLine(person), describeAvailability(person.availability)]
    .filter(Boolean)
    .join(', ');
