import toast from 'react-hot-toast';
import { useNavigate } from 'react-router';
import { useSignOutMutation } from '../../features/account/account-api.ts';
import { TEXTS } from '../../platform/fixed-texts.ts';
import { useAppSelector } from '../store.ts';
import { leaveDevice } from './end-session.ts';
import { sayLeaving } from './leaving.ts';

/** Ends the session here: the person leaves this device, and stands at '/'. */
export function useSignOut(): () => Promise<void> {
  const userId = useAppSelector((state) => state.auth.user?._id);
  const navigate = useNavigate();
  const [send] = useSignOutMutation();
  return async () => {
    // A refresh that is under way comes back with 401 now: it is this sign-out, no session that has timed out.
    sayLeaving(true);
    const answer = await send();
    if (!('error' in answer) && userId) await leaveDevice(userId);
    sayLeaving(false);
    if ('error' in answer || !userId) return;
    await navigate('/');
    toast.success(TEXTS.signedOut);
  };
}
