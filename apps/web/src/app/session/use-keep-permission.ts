import { type Id, memberOf } from '@ddak/domain';
import { useEffect } from 'react';
import { permissionChanged } from '../../platform/session/user-permission-slice.ts';
import { useAppDispatch, useAppSelector } from '../store.ts';

/** Keeps my rights in the open project in the stored permissions, as the feed brings them. */
export function useKeepPermission(projectId: Id, userId: Id): void {
  const dispatch = useAppDispatch();
  const member = useAppSelector((state) => memberOf(state.project.view, userId));
  useEffect(() => {
    if (!member || member.projectId !== projectId) return;
    dispatch(permissionChanged({ projectId, role: member.role, rights: member.rights }));
  }, [dispatch, projectId, member]);
}
