import { MeScreen } from '../features/account/MeScreen.tsx';
import { useSignOut } from './session/use-sign-out.ts';

/** '/me' */
export default function Me() {
  const signOut = useSignOut();
  return <MeScreen onSignOut={signOut} />;
}
