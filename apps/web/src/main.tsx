import { UiProvider } from '@ddak/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { PersistGate } from 'redux-persist/integration/react';
import { fetchAllScreens, router } from './app/router.tsx';
import { endExpiredSessions } from './app/session/end-session.ts';
import { goWithOtherTabs } from './app/session/other-tabs.ts';
import { offerNewVersion } from './app/shell/offer-new-version.tsx';
import { persistor, store } from './app/store.ts';
import { goWhereNoticesLead } from './platform/push/go-where-notices-lead.ts';
import { registerServiceWorker } from './platform/service-worker.ts';

endExpiredSessions(() => router.navigate('/'));
goWithOtherTabs(() => router.navigate('/'));
goWhereNoticesLead((path) => void router.navigate(path));
/** Nothing is fetched beside what the first screen needs. */
const FIRST_SCREEN_MS = 4_000;
if (import.meta.env.PROD)
  registerServiceWorker(offerNewVersion, () => setTimeout(() => void fetchAllScreens(), FIRST_SCREEN_MS));

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
