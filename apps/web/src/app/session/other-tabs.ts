import { store } from '../store.ts';
import { leaveDevice } from './end-session.ts';
import { storedUserId } from './stored-user.ts';

/**
 * Goes with the other tabs of this browser, which share its cookies: who has signed out there is signed out here,
 * without being told that a session has timed out; where somebody else has signed in, this page begins anew as theirs.
 * Until the answer is called.
 */
export function goWithOtherTabs(goHome: () => Promise<void>): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key !== 'persist:auth') return;
    const { user, isSignedIn } = store.getState().auth;
    if (!isSignedIn || !user) return;
    const userId = storedUserId(newValue);
    if (userId === user._id) return;
    if (userId !== null) return location.assign('/');
    void leaveDevice(user._id).then(goHome);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
