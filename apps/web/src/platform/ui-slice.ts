import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is folded away; both are shown by default (SPEC.md section 9). */
export const uiSlice = createSlice({
  name: 'ui',
  initialState: { sidebarVisible: true, breakdownScenesVisible: true },
  reducers: {
    setSidebarVisible(state, { payload }: PayloadAction<boolean>) {
      state.sidebarVisible = payload;
    },
    setBreakdownScenesVisible(state, { payload }: PayloadAction<boolean>) {
      state.breakdownScenesVisible = payload;
    },
  },
});

export type UiState = ReturnType<typeof uiSlice.getInitialState>;
export const { setSidebarVisible, setBreakdownScenesVisible } = uiSlice.actions;
