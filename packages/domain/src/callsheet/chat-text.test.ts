import { publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { buildCallsheetView, chatText, openVersion } from '../index.ts';

describe('a sheet for the chat room', () => {
  const made = () => {
    const { production, callsheetId } = shootingDay();
    const view = () => buildCallsheetView(production.state, callsheetId, { phones: 'all' })!;
    return { production, callsheetId, view };
  };

  it('CS19: is a few lines with day, call, address, first scene and end, without a phone or a name', () => {
    const { view } = made();
    expect(chatText(view(), 'https://ddak.example/c/x').split('\n')).toEqual([
      '[밤의 정류장] 2회차 / 총 3회차',
      '2026. 12. 2 (수) · 작성 중',
      '',
      '집합 08:00 마포구 성산동 편의점',
      '서울 마포구 성산로 12',
      '첫 씬 09:00 S#12 편의점',
      '종료 예정 21:10',
      '',
      'https://ddak.example/c/x',
    ]);
    expect(chatText(view())).not.toMatch(/010-|정서윤|http/);
  });

  it('CS19: says its version and the weather, and is whole without a place or a scene', () => {
    const { production, callsheetId, view } = made();
    const patch = { weather: '눈 −3°', precipitation: '60%', primaryCallLocation: '' };
    production.run('editCallsheet', { callsheetId, patch, put: {}, remove: [] });
    const { versionId } = publishSheet(production, callsheetId);
    const version = production.state.callsheetVersion.get(versionId)!;
    const lines = chatText(openVersion(production.state, version, { phones: 'none' })).split('\n');
    expect(lines[1]).toMatch(/^2026\. 12\. 2 \(수\) · 1판 · .* 발행$/);
    expect(lines).toContain('집합 08:00');
    expect(lines.at(-1)).toBe('날씨 눈 −3°, 강수 60%');
    expect(
      chatText({ ...view(), rows: [], facts: [] })
        .split('\n')
        .at(-1),
    ).toBe('집합 08:00');
  });
});
