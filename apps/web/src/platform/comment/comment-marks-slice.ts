import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface MarksPayload {
  readonly userId: string;
  /** Target → up to when it has been read, milliseconds since 1970. */
  readonly marks: Readonly<Record<string, number>>;
}

const nothing: { userId: string; marks: Record<string, number> } = { userId: '', marks: {} };

/** CM11: up to when I have read what is said about each target. A mark only ever moves forward. */
export const commentMarksSlice = createSlice({
  name: 'commentMarks',
  initialState: nothing,
  reducers: {
    readUpTo(state, { payload }: PayloadAction<MarksPayload>) {
      if (state.userId !== payload.userId) Object.assign(state, { userId: payload.userId, marks: {} });
      for (const [target, at] of Object.entries(payload.marks))
        state.marks[target] = Math.max(state.marks[target] ?? 0, at);
    },
  },
});

export const { readUpTo } = commentMarksSlice.actions;

/** The part of the store that it reads. */
export interface WithCommentMarks {
  readonly commentMarks: typeof nothing;
}
