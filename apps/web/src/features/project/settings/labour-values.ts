import {
  formatClock,
  LABOUR_RULES,
  type LabourOverrides,
  type LabourRule,
  type LabourRuleId,
  parseClock,
} from '@ddak/domain';

export const KIND_WORDS: Readonly<Record<LabourRule['kind'], string>> = {
  law: '법',
  contract: '계약',
  practice: '관행',
};

/** In what a rule's number is read and written: whole hours as hours, less as minutes. */
export function unitWord({ unit, id }: LabourRule): string {
  const whole = LABOUR_RULES[id as LabourRuleId].value % 60 === 0;
  switch (unit) {
    case 'minutes':
      return whole ? '시간' : '분';
    case 'minutesAWeek':
      return '시간/주';
    case 'clock':
      return '시각';
    case 'daysAWeek':
      return '일/주';
    case 'days':
      return '일';
    case 'percent':
      return '%';
    case 'times':
      return '배';
  }
}

const isHours = (rule: LabourRule): boolean => unitWord(rule).startsWith('시간');

/** A rule's number as a person writes it. */
export function writeValue(rule: LabourRule): string {
  if (rule.unit === 'clock') return formatClock(rule.value);
  return String(isHours(rule) ? Math.round((rule.value / 60) * 100) / 100 : rule.value);
}

/** What was written, as the rule's own number; null where it is none. */
export function readValue(rule: LabourRule, text: string): number | null {
  if (rule.unit === 'clock') return parseClock(text);
  if (!/^\d{1,4}([.,]\d{1,2})?$/.test(text.trim())) return null;
  const number = Number(text.trim().replace(',', '.'));
  const value = isHours(rule) ? Math.round(number * 60) : number;
  return value <= 10_080 ? value : null;
}

/** LB1: the overrides with a rule's own value or severity set; what equals the default is none. */
export function override(
  overrides: LabourOverrides,
  id: LabourRuleId,
  patch: { readonly value?: number; readonly severity?: LabourRule['severity'] },
): LabourOverrides {
  const { [id]: before, ...others } = overrides;
  const own = { ...before, ...patch };
  const kept = {
    ...(own.value !== undefined && own.value !== LABOUR_RULES[id].value ? { value: own.value } : {}),
    ...(own.severity && own.severity !== LABOUR_RULES[id].severity ? { severity: own.severity } : {}),
  };
  return Object.keys(kept).length === 0 ? others : { ...others, [id]: kept };
}
