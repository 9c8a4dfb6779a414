import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { FLUSH, PAUSE, PERSIST, PURGE, persistStore, REGISTER, REHYDRATE } from 'redux-persist';
import { projectInviteSlice } from '../features/invite/project-invite-slice.ts';
import { createProjectSlice } from '../features/project/create-project-slice.ts';
import { currentEpisodeSlice } from '../features/screenplay/current-episode-slice.ts';
import { api } from '../platform/api.ts';
import { breakdownLoadingSlice } from '../platform/breakdown-loading-slice.ts';
import { commentMarksSlice } from '../platform/comment/comment-marks-slice.ts';
import { persisted } from '../platform/kept/persisted.ts';
import { loadingSlice } from '../platform/loading-slice.ts';
import { publicApi } from '../platform/public-api.ts';
import { authSlice } from '../platform/session/auth-slice.ts';
import { userPermissionSlice } from '../platform/session/user-permission-slice.ts';
import { tellFailures } from '../platform/tell-failures.ts';
import { uiSlice } from '../platform/ui-slice.ts';
import { projectReducer } from '../sync/project-slice.ts';

const reducer = combineReducers({
  auth: persisted('auth', authSlice.reducer),
  userPermission: persisted('userPermission', userPermissionSlice.reducer),
  ui: persisted('ui', uiSlice.reducer),
  commentMarks: persisted('commentMarks', commentMarksSlice.reducer),
  loading: loadingSlice.reducer,
  breakdownLoading: breakdownLoadingSlice.reducer,
  projectInvite: projectInviteSlice.reducer,
  createProject: createProjectSlice.reducer,
  currentEpisode: currentEpisodeSlice.reducer,
  project: projectReducer,
  [api.reducerPath]: api.reducer,
  [publicApi.reducerPath]: publicApi.reducer,
});

export const listeners = createListenerMiddleware();

export const store = configureStore({
  reducer,
  middleware: (defaults) =>
    defaults({
      // The project lies in frozen maps of thousands of rows: walking them at every action would cost the frame.
      immutableCheck: { ignoredPaths: ['project'] },
      serializableCheck: {
        ignoredPaths: ['project'],
        ignoredActions: ['project/changed', FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
      },
    })
      .prepend(listeners.middleware)
      .concat(api.middleware, publicApi.middleware, tellFailures),
});

/** Bootstrapped when auth, userPermission and ui are read back. */
export const persistor = persistStore(store);

export type RootState = ReturnType<typeof reducer>;
export const useAppDispatch = useDispatch.withTypes<typeof store.dispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
