import { useNavigate } from 'react-router';
import { MeScreen } from '../features/account/MeScreen.tsx';
import { eraseEverything } from './session/end-session.ts';
import { sayLeaving } from './session/leaving.ts';
import { useSignOut } from './session/use-sign-out.ts';
import { useAppSelector } from './store.ts';

/** '/me' */
export default function Me() {
  const userId = useAppSelector((state) => state.auth.user?._id);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const leave = async () => {
    if (userId) await eraseEverything(userId);
    await navigate('/');
  };
  return <MeScreen onSignOut={signOut} onLeaving={sayLeaving} onDeleted={leave} />;
}
