import { describe, expect, it } from 'vitest';
import { createFormClosed, createFormOpened, createProjectSlice } from './create-project-slice.ts';

const { reducer } = createProjectSlice;

describe('the options with which a project is made', () => {
  it('SPEC 3: are its type and whether the form is open, which it is not at first', () => {
    const first = reducer(undefined, { type: 'begin' });
    expect(first).toEqual({ projectType: 'feature', openForm: false });
    expect(reducer(first, createFormOpened())).toEqual({ projectType: 'feature', openForm: true });
  });

  it('remember the kind that was made last', () => {
    const open = reducer(undefined, createFormOpened());
    expect(reducer(open, createFormClosed('series'))).toEqual({ projectType: 'series', openForm: false });
  });
});
