import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { startAt } from './app/routes';
import { paths } from './config/paths';
import { currentLanguage, initI18n } from './i18n/init';
import { mayHaveSession } from './integrations/supabase/client';
import './styles/index.css';

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/**
 * Parts of the prerendered page come to life one after the other. A language chosen before the last of them does not
 * match its English markup; React then draws that part afresh, which is what we want and no error.
 */
function reportMismatch(error: unknown): void {
  if (currentLanguage() === 'en') reportError(error);
}

async function boot(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  const isHome = window.location.pathname === paths.home;
  await initI18n(await startAt(window.location.pathname));
  // Only the home page is prerendered, in English and signed out; otherwise the markup would not match.
  if (root.hasChildNodes() && isHome && currentLanguage() === 'en' && !mayHaveSession()) {
    hydrateRoot(root, app, { onRecoverableError: reportMismatch });
  } else createRoot(root).render(app);
}

void boot();
