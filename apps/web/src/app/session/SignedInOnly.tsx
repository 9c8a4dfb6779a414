import { Navigate, Outlet, useLocation } from 'react-router';
import { AuthScreen } from '../../features/account/AuthScreen.tsx';
import { useAppSelector } from '../store.ts';
import { SignedIn } from './SignedIn.tsx';

/** Whoever is not signed in sees the sign-in at '/', and is brought there from elsewhere. */
export function SignedInOnly() {
  const { user, isSignedIn } = useAppSelector((state) => state.auth);
  const { pathname } = useLocation();
  if (!isSignedIn || !user) return pathname === '/' ? <AuthScreen /> : <Navigate to="/auth" replace />;
  return (
    <SignedIn key={user._id} userId={user._id}>
      <Outlet />
    </SignedIn>
  );
}
