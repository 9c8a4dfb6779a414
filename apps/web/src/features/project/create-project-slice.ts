import type { ProjectType } from '@ddak/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The options with which a project is being made (SPEC.md section 3): `openForm`, the dialog is open. */
export interface CreateProjectOptions {
  readonly projectType: ProjectType;
  readonly openForm: boolean;
}

/** The part of the store that this feature reads. */
export interface WithCreateProject {
  readonly createProject: CreateProjectOptions;
}

const initialState: CreateProjectOptions = { projectType: 'feature', openForm: false };

export const createProjectSlice = createSlice({
  name: 'createProject',
  initialState,
  reducers: {
    createFormOpened: (state): CreateProjectOptions => ({ ...state, openForm: true }),
    /** The kind that was made last is the first guess for the next one. */
    createFormClosed: (_state, { payload }: PayloadAction<ProjectType>): CreateProjectOptions => ({
      projectType: payload,
      openForm: false,
    }),
  },
});

export const { createFormOpened, createFormClosed } = createProjectSlice.actions;
