import { describe, expect, it } from 'vitest';
import { allHanded } from './heirs.ts';

const shared = { _id: 'p', title: '밤의 정류장', heirs: [{ memberId: 'm', name: '한지원' }] };
const plan = { erased: [], left: [], blockedBy: [shared] };

describe('who gets what others work on', () => {
  it('is chosen for each project among its managers', () => {
    expect(allHanded(plan, {})).toBe(false);
    expect(allHanded(plan, { p: 'somebody else' })).toBe(false);
    expect(allHanded(plan, { p: 'm' })).toBe(true);
  });

  it('cannot be chosen where there is no manager, and need not where nobody else takes part', () => {
    expect(allHanded({ ...plan, blockedBy: [{ ...shared, heirs: [] }] }, { p: 'm' })).toBe(false);
    expect(allHanded({ ...plan, blockedBy: [] }, {})).toBe(true);
  });
});
