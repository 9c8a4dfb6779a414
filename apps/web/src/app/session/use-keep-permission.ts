import { can, type Id, memberOf } from '@ddak/domain';
import { useEffect } from 'react';
import { projectListed } from '../../features/project/project-api.ts';
import { api } from '../../platform/api.ts';
import { eraseScreenplayTexts } from '../../platform/screenplay-texts.ts';
import { permissionChanged } from '../../platform/session/user-permission-slice.ts';
import { useAppDispatch, useAppSelector } from '../store.ts';

/**
 * Follows my rights in the open project: the stored permissions and the list say what the feed says, and texts that may not be
 * read any more leave the device (DESIGN.md section 3.10).
 */
export function useKeepPermission(projectId: Id, userId: Id): void {
  const dispatch = useAppDispatch();
  const phase = useAppSelector((state) => state.project.phase);
  const member = useAppSelector((state) => memberOf(state.project.view, userId));
  const mine = member?.projectId === projectId ? member : undefined;
  const lost =
    phase === 'ended' || phase === 'denied' || (mine !== undefined && !can(mine, 'read', 'screenplay'));
  useEffect(() => {
    if (mine) dispatch(permissionChanged({ projectId, role: mine.role, rights: mine.rights }));
  }, [dispatch, projectId, mine]);
  const project = useAppSelector((state) => state.project.view.project.get(projectId));
  useEffect(() => {
    if (project) dispatch(projectListed(project));
  }, [dispatch, project]);
  useEffect(() => {
    if (lost) void eraseScreenplayTexts(userId, projectId);
  }, [lost, userId, projectId]);
  useEffect(() => {
    if (phase === 'ended') dispatch(api.util.invalidateTags(['Projects']));
  }, [dispatch, phase]);
  // HM1: what was done in the project is told of it at home.
  useEffect(() => () => void dispatch(api.util.invalidateTags(['Projects'])), [dispatch]);
}
