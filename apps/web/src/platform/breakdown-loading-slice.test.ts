import { expect, it } from 'vitest';
import { breakdownLoadingSlice } from './breakdown-loading-slice.ts';

const { reducer, actions } = breakdownLoadingSlice;

it('SPEC 3: the breakdown has three loading flags, each by itself, and none set in the beginning', () => {
  const begun = reducer(undefined, { type: 'begin' });
  expect(begun).toEqual({ general: false, breakdown: false, description: false });
  const text = reducer(begun, actions.breakdownLoadingSet({ part: 'description', isLoading: true }));
  expect(text).toEqual({ ...begun, description: true });
  expect(reducer(text, actions.breakdownLoadingSet({ part: 'description', isLoading: false }))).toEqual(
    begun,
  );
});
