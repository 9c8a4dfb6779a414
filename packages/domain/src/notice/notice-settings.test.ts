import { describe, expect, it } from 'vitest';
import { callInstant, quietSeconds, USUAL_NOTICE_SETTINGS, wantsNotice } from '../index.ts';

const at = (minutes: number): number => callInstant('2026-12-02', minutes);

describe('what somebody wants to be told', () => {
  it('NT7: is what they chose, and as usual where they chose nothing', () => {
    const none = USUAL_NOTICE_SETTINGS;
    expect(wantsNotice(none, 'mention', 'push')).toBe(true);
    expect(wantsNotice(none, 'plan', 'push')).toBe(false);
    const chosen = { choices: { mention: { push: false }, plan: { push: true } } };
    expect(wantsNotice(chosen, 'mention', 'push')).toBe(false);
    expect(wantsNotice(chosen, 'mention', 'app')).toBe(true);
    expect(wantsNotice(chosen, 'plan', 'push')).toBe(true);
  });

  it('NT7: is a call in the app, whatever they chose', () => {
    const off = { choices: { call: { app: false, push: false, mail: false } } };
    expect(wantsNotice(off, 'call', 'app')).toBe(true);
    expect(wantsNotice(off, 'call', 'push')).toBe(false);
  });

  it('NT8: waits from ten at night until seven', () => {
    const quiet = (minutes: number) => quietSeconds(USUAL_NOTICE_SETTINGS, at(minutes));
    expect(quiet(22 * 60 - 1)).toBe(0);
    expect(quiet(22 * 60)).toBe(9 * 3600);
    expect(quiet(6 * 60 + 59)).toBe(60);
    expect(quiet(7 * 60)).toBe(0);
  });

  it('NT8: may lie within a day, and be none', () => {
    const noon = { quiet: { from: 12 * 60, until: 13 * 60 } };
    expect(quietSeconds(noon, at(12 * 60 + 30))).toBe(1800);
    expect(quietSeconds(noon, at(23 * 60))).toBe(0);
    expect(quietSeconds({ quiet: null }, at(3 * 60))).toBe(0);
    expect(quietSeconds({ quiet: { from: 60, until: 60 } }, at(60))).toBe(0);
  });
});
