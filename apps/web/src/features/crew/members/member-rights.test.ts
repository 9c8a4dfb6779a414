import { describe, expect, it } from 'vitest';
import { differenceWords, rightLines, singleRights } from './member-rights.ts';

describe('the rights of somebody, section by section', () => {
  it('AC2: stand beside those of the role', () => {
    const lines = rightLines(
      { role: 'owner', rights: {} },
      { role: 'member', rights: { timetable: 'write' } },
    );
    const timetable = lines.find(({ section }) => section === 'timetable')!;
    expect(timetable).toMatchObject({ preset: 'read', held: 'write' });
    expect([...timetable.may]).toEqual(['none', 'read', 'write']);
  });

  it('AC9: what I do not hold I may not give', () => {
    const lines = rightLines(
      { role: 'manager', rights: { cost: 'read', contacts: 'none' } },
      { role: 'guest', rights: {} },
    );
    const mayIn = (name: string) => [...lines.find(({ section }) => section === name)!.may];
    expect(mayIn('cost')).toEqual(['none', 'read']);
    expect(mayIn('contacts')).toEqual(['none']);
    expect(mayIn('crew')).toEqual(['none', 'read', 'write']);
  });

  it('AC2: what is as the role has it is not kept', () => {
    const rights = { timetable: 'read', callsheet: 'write' } as const;
    expect(singleRights({ role: 'member', rights })).toEqual({ callsheet: 'write' });
  });

  it('are told where they differ, more and less', () => {
    const rights = { timetable: 'write', screenplay: 'none' } as const;
    expect(differenceWords({ role: 'member', rights })).toBe('시나리오·씬 없음 · 촬영계획표 쓰기 추가');
    expect(differenceWords({ role: 'editor', rights: { callsheet: 'read' } })).toBe('일촬표 보기만');
    expect(differenceWords({ role: 'member', rights: { timetable: 'read' } })).toBe('');
    expect(differenceWords({ role: 'owner', rights: { cost: 'none' } })).toBe('');
  });
});
