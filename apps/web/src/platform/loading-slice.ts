import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type LoadingStatus = 'idle' | 'loading';

/** The app-wide loading state: while it is `loading`, an overlay covers the page. */
export const loadingSlice = createSlice({
  name: 'loading',
  initialState: { status: 'idle' as LoadingStatus },
  reducers: {
    setLoading(state, { payload }: PayloadAction<LoadingStatus>) {
      state.status = payload;
    },
    resetLoading(state) {
      state.status = 'idle';
    },
  },
});

export const { setLoading, resetLoading } = loadingSlice.actions;
