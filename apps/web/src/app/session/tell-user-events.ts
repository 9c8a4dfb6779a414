import toast from 'react-hot-toast';
import { api } from '../../platform/api.ts';
import type { SessionKeeper } from '../../platform/session/session-keeper.ts';
import { permissionChanged, permissionLost } from '../../platform/session/user-permission-slice.ts';
import { store } from '../store.ts';
import type { UserListener } from './attend-user.ts';

type Stale = Parameters<typeof api.util.invalidateTags>[0];
const refetch = (tags: Stale): void => void store.dispatch(api.util.invalidateTags(tags));

/** Says what concerns the person: stores rights at once, and fetches what has changed by them, lists and `pbChannels`. */
export const tellUserEvents = (keeper: SessionKeeper): UserListener => ({
  permissionChanged: ({ projectId, permission }) => {
    store.dispatch(
      permission ? permissionChanged({ projectId, ...permission }) : permissionLost({ projectId }),
    );
    refetch(['Projects', 'Permissions', 'Avatars']);
    void keeper.renew();
  },
  avatarChanged: () => refetch(['Avatars']),
  missed: () => refetch(['Projects', 'Permissions', 'CrewRequests', 'Invitations', 'Notices', 'Avatars']),
  noticesChanged: (title) => {
    refetch(title === null ? ['Notices'] : ['Notices', 'Projects']);
    if (title !== null) toast(title);
  },
  requestAdded: (project, name) => {
    refetch(['Invitations', 'Projects']);
    toast(`${name} 님이 〈${project}〉에 참여를 요청했어요.`);
  },
  requestAnswered: (project, accepted) => {
    refetch(['CrewRequests', 'Projects']);
    if (accepted) toast.success(`〈${project}〉 참여 요청이 받아들여졌어요.`);
    else toast(`〈${project}〉 참여 요청이 받아들여지지 않았어요.`);
  },
});
