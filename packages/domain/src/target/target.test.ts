import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { TARGET_KINDS, targetName, targetPath } from '../index.ts';

function production() {
  const made = new Production();
  const scene = made.scene(12, { setName: '편의점' });
  const day = made.day('2026-12-03');
  const [row] = made.allocate(day, scene);
  const callsheet = made.newId();
  made.run('makeCallsheet', { callsheetId: callsheet, timetableId: day });
  const character = made.character('김하은');
  return { made, scene, day, row: row!, callsheet, character };
}

describe('a target', () => {
  it('is called as people call it', () => {
    const { made, scene, day, row, callsheet, character } = production();
    const names = [
      targetName(made.state, { targetKind: 'project', targetId: made.projectId }),
      targetName(made.state, { targetKind: 'scene', targetId: scene }),
      targetName(made.state, { targetKind: 'timetable', targetId: day }),
      targetName(made.state, { targetKind: 'timetableRow', targetId: row }),
      targetName(made.state, { targetKind: 'callsheet', targetId: callsheet }),
      targetName(made.state, { targetKind: 'character', targetId: character }),
    ];
    expect(names).toEqual([
      '작품 전체',
      'S#12 편의점',
      '1회차 12.3 목',
      'S#12 편의점',
      '일촬표 1회차 12.3 목',
      '김하은',
    ]);
  });

  it('is called by its kind once it is gone, and leads to a place even then', () => {
    const { made } = production();
    const targetId = made.newId();
    for (const targetKind of TARGET_KINDS) {
      expect(targetName(made.state, { targetKind, targetId })).not.toBe('');
      expect(targetPath(made.state, { targetKind, targetId })).not.toContain('undefined');
    }
  });

  it('stands on the board of its day', () => {
    const { made, row, day } = production();
    const { boardId } = made.state.timetable.get(day)!;
    expect(targetPath(made.state, { targetKind: 'timetableRow', targetId: row })).toBe(
      `timetable?board=${boardId}`,
    );
  });
});
