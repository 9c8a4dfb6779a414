import type { Id } from '@ddak/domain';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api.ts';

/** PI4: asks anew whose pictures there are when a project is opened, and when others come to take part in it. */
export function useFreshAvatars(projectId: Id, members: number): void {
  const dispatch = useDispatch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: both say when, not what
  useEffect(() => {
    dispatch(api.util.invalidateTags(['Avatars']));
  }, [dispatch, projectId, members]);
}
