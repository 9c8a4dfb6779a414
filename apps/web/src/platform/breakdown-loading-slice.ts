import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/**
 * What of the breakdown is on its way (SPEC.md section 3): `general`, the project with its scenes; `breakdown`, what a
 * model still suggests; `description`, the text of the script.
 */
export type BreakdownLoading = Readonly<Record<'general' | 'breakdown' | 'description', boolean>>;

const initialState: BreakdownLoading = { general: false, breakdown: false, description: false };

export const breakdownLoadingSlice = createSlice({
  name: 'breakdownLoading',
  initialState,
  reducers: {
    breakdownLoadingSet: (
      state,
      { payload }: PayloadAction<{ readonly part: keyof BreakdownLoading; readonly isLoading: boolean }>,
    ): BreakdownLoading => ({ ...state, [payload.part]: payload.isLoading }),
  },
});

const { breakdownLoadingSet } = breakdownLoadingSlice.actions;

/** Says, as long as the component stands, that a part is on its way or has come. */
export function useBreakdownLoading(part: keyof BreakdownLoading, isLoading: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isLoading) return;
    dispatch(breakdownLoadingSet({ part, isLoading: true }));
    return () => void dispatch(breakdownLoadingSet({ part, isLoading: false }));
  }, [dispatch, part, isLoading]);
}
