import toast from 'react-hot-toast';
import { api } from '../../platform/api.ts';
import { deviceDatabase } from '../../platform/device.ts';
import { TEXTS } from '../../platform/fixed-texts.ts';
import { eraseKeptAnswers } from '../../platform/kept/kept-answers.ts';
import { eraseKeptAvatars } from '../../platform/people/kept-avatars.ts';
import { eraseAllScreenplayTexts } from '../../platform/screenplay-texts.ts';
import { sessionExpired, signOut } from '../../platform/session/auth-slice.ts';
import { eraseCopies, eraseOutbox } from '../../sync/device/device-database.ts';
import { listeners, persistor, store } from '../store.ts';
import { isLeaving } from './leaving.ts';

/** Takes the person off this device: what they may see again is fetched again; what waits in the outbox stays. */
export async function leaveDevice(userId: string): Promise<void> {
  store.dispatch(signOut());
  // Before anything else: a page that is closed now must not come back signed in.
  await persistor.flush();
  store.dispatch(api.util.resetApiState());
  await eraseCopies(deviceDatabase(), userId);
  await eraseAllScreenplayTexts(userId);
  await eraseKeptAnswers(userId);
  await eraseKeptAvatars(userId);
}

/** Nobody will come back for what waits in the outbox of an account that is no more. */
export async function eraseEverything(userId: string): Promise<void> {
  await leaveDevice(userId);
  await eraseOutbox(deviceDatabase(), userId);
}

/** SPEC.md section 4: a failed refresh clears the session, returns to '/' and says so; until the answer is called. */
export function endExpiredSessions(goHome: () => Promise<void>): () => void {
  const stop = listeners.startListening({
    actionCreator: sessionExpired,
    effect: async () => {
      const { user, isSignedIn } = store.getState().auth;
      if (!isSignedIn || isLeaving()) return;
      await fetch('/api/auth/forcesignout', { method: 'POST', credentials: 'include' }).catch(
        (error: unknown) => console.warn('forcesignout', error),
      );
      if (user) await leaveDevice(user._id);
      // After it, because a signed-out person in a project is led to '/auth': the last word is '/'.
      await goHome();
      toast.error(TEXTS.sessionTimedOut);
    },
  });
  return () => void stop();
}
