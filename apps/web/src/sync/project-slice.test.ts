import { describe, expect, it } from 'vitest';
import { closedProject, projectReducer, projectUnloaded } from './project-slice.ts';

describe('the open project', () => {
  it('SPEC 4: is reset to nothing when it is unloaded', () => {
    const open = { ...closedProject, projectId: 'p' } as typeof closedProject;
    expect(projectReducer(open, projectUnloaded())).toEqual(closedProject);
  });
});
