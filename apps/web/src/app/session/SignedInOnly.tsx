import { Navigate, Outlet, useLocation } from 'react-router';
import { laterPart } from '../../platform/chunks/later-part.tsx';
import { useAppSelector } from '../store.ts';
import { useScreenAhead } from '../use-screen-ahead.ts';

/** Signing in. Who is signed in already needs none of it, and who is not, nothing else. */
export const AUTH = laterPart(() => import('../../features/account/AuthScreen.tsx'));
export const SIGNED_IN = laterPart(() => import('./SignedIn.tsx'));

/** Whoever is not signed in sees the sign-in at '/', and is brought there from elsewhere. */
export function SignedInOnly() {
  const { user, isSignedIn } = useAppSelector((state) => state.auth);
  const { pathname } = useLocation();
  useScreenAhead(isSignedIn);
  if (!isSignedIn || !user) return pathname === '/' ? <AUTH.Part /> : <Navigate to="/auth" replace />;
  return (
    <SIGNED_IN.Part key={user._id} userId={user._id}>
      <Outlet />
    </SIGNED_IN.Part>
  );
}
