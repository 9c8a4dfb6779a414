import { LABOUR_RULES } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { override, readValue, unitWord, writeValue } from './labour-values.ts';

describe('values of labour rules', () => {
  it('are written in hours, minutes, clock times or parts, and read back as they were', () => {
    const { shootDay, breakPerFourHours, under15NightFrom, overtimePremium } = LABOUR_RULES;
    expect([shootDay, breakPerFourHours, under15NightFrom, overtimePremium].map(writeValue)).toEqual([
      '12',
      '30',
      '22:00',
      '50',
    ]);
    expect(unitWord(shootDay)).toBe('시간');
    for (const rule of Object.values(LABOUR_RULES))
      expect(readValue(rule, writeValue(rule))).toBe(rule.value);
    expect(readValue(shootDay, '11.5')).toBe(690);
    expect(readValue(shootDay, '많이')).toBeNull();
  });

  it('LB1: are an override only while they differ from the default', () => {
    const shorter = override({}, 'shootDay', { value: 600 });
    expect(shorter).toEqual({ shootDay: { value: 600 } });
    expect(override(shorter, 'shootDay', { severity: 'soft' })).toEqual({
      shootDay: { value: 600, severity: 'soft' },
    });
    expect(override(shorter, 'shootDay', { value: 720 })).toEqual({});
  });
});
