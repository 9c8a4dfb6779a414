import { UiProvider } from '@ddak/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { PersistGate } from 'redux-persist/integration/react';
import { router } from './app/router.tsx';
import { SIGNED_IN } from './app/session/SignedInOnly.tsx';
import { storedUserId } from './app/session/stored-user.ts';
import { offerNewVersion } from './app/shell/offer-new-version.tsx';
import { persistor, store } from './app/store.ts';
import { fetchScreens } from './app/use-screen-ahead.ts';
import { fetchAllParts } from './platform/chunks/later-part.tsx';
import { goWhereNoticesLead } from './platform/push/go-where-notices-lead.ts';
import { registerServiceWorker } from './platform/service-worker.ts';

// While the page begins, not after.
if (storedUserId(localStorage.getItem('persist:auth')))
  fetchScreens([{ handle: SIGNED_IN }, ...router.state.matches.map(({ route }) => route)]);
goWhereNoticesLead((path) => void router.navigate(path));
/** Nothing is fetched beside what the first screen needs. */
const FIRST_SCREEN_MS = 4_000;
if (import.meta.env.PROD)
  registerServiceWorker(offerNewVersion, () => setTimeout(() => void fetchAllParts(), FIRST_SCREEN_MS));

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider store={store}>
      <PersistGate persistor={persistor}>
        <UiProvider>
          <RouterProvider router={router} />
        </UiProvider>
      </PersistGate>
    </Provider>
  </StrictMode>,
);
