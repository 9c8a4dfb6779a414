import { UiProvider } from '@ddak/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { PersistGate } from 'redux-persist/integration/react';
import { fetchFirstScreens } from './app/fetch-first-screens.ts';
import { router } from './app/router.tsx';
import { storedUserId } from './app/session/stored-user.ts';
import { offerNewVersion } from './app/shell/offer-new-version.tsx';
import { persistor, store } from './app/store.ts';
import { WhenHere } from './app/WhenHere.tsx';
import { fetchAllParts } from './platform/chunks/later-part.tsx';
import { goWhereNoticesLead } from './platform/push/go-where-notices-lead.ts';
import { registerServiceWorker } from './platform/service-worker.ts';

goWhereNoticesLead((path) => void router.navigate(path));
/** Nothing is fetched beside what the first screen needs. */
const FIRST_SCREEN_MS = 4_000;
if (import.meta.env.PROD)
  registerServiceWorker(offerNewVersion, () => setTimeout(() => void fetchAllParts(), FIRST_SCREEN_MS));

const isSignedIn = storedUserId(localStorage.getItem('persist:auth')) !== null;
const firstScreens = fetchFirstScreens(
  router.state.matches.map(({ route }) => route),
  isSignedIn,
);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider store={store}>
      <PersistGate persistor={persistor}>
        <UiProvider>
          <WhenHere until={firstScreens}>
            <RouterProvider router={router} />
          </WhenHere>
        </UiProvider>
      </PersistGate>
    </Provider>
  </StrictMode>,
);
