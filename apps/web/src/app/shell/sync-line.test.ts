import { describe, expect, it } from 'vitest';
import { syncLine } from './sync-line.ts';

const at = new Date(2026, 11, 2, 8, 52).getTime();

describe('the line that says what is saved', () => {
  it('says 저장됨 only when the line stands and nothing waits', () => {
    const online = { connection: 'online', savedAt: at, notes: [] } as const;
    expect(syncLine({ ...online, pending: 0 })).toEqual({ tone: 'ok', text: '저장됨' });
    expect(syncLine({ ...online, pending: 3 }).text).toBe('저장 중 3');
  });

  it('says without a line how old the content is and what waits', () => {
    const offline = { connection: 'offline', savedAt: at, notes: [] } as const;
    expect(syncLine({ ...offline, pending: 2 }).text).toBe('신호 없음 · 08:52 내용 · 보낼 것 2개');
    expect(syncLine({ ...offline, pending: 0 }).text).toBe('신호 없음 · 08:52 내용');
    expect(syncLine({ ...offline, savedAt: null, pending: 0 }).text).toBe('신호 없음');
  });
});
