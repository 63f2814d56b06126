import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { leadMemberOn, startForMember } from './app/member-start';
import { rowAt, startPage } from './app/route-table';
import { SiteRouter } from './app/site-router';
import { currentLanguage, initI18n } from './i18n/init';
import './styles/index.css';

const app = (
  <StrictMode>
    <SiteRouter>
      <App />
    </SiteRouter>
  </StrictMode>
);

/** Tells public/boot.js, which helps where nothing appears: that the app mounts now, or why it cannot. */
function tellMount(detail?: { fault: unknown }): void {
  window.dispatchEvent(new CustomEvent('fcl:mount', { detail }));
}

/** Where members find another page than visitors their opening stands beside what is drawn, and goes to its place. */
function takeOpening(root: HTMLElement, isForMember: boolean): void {
  const beside = document.getElementById('opening');
  if (beside && isForMember) root.replaceChildren(...beside.childNodes);
  beside?.remove();
}

async function boot(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  const row = rowAt(window.location.pathname);
  // The page first: i18next, once begun, would ask for its texts a second time.
  const code = row && startPage(row);
  const inOneFile = row?.frame !== 'member' && row?.isOfMembers === true;
  const own = row && startForMember(row);
  // Code that cannot be had is missed where it is drawn.
  await Promise.all([code, own?.catch(() => undefined), initI18n(row?.texts ?? [], inOneFile)]);
  // public/ahead.js has looked whether the page is as it was prerendered: in its language, signed out, without a question.
  const { dataset } = document.documentElement;
  const drawn = currentLanguage();
  takeOpening(root, dataset.member !== undefined);
  leadMemberOn();
  tellMount();
  // In slices, between which the page scrolls and hears what is pressed: a slow phone would stand still for as long as all of it.
  startTransition(() => {
    // The opening of a members' page (app/page-opening.tsx) stands until the page takes its place.
    const isOpening = root.querySelector('[data-opening]') !== null;
    const isSeen = dataset.fresh === undefined || dataset.member !== undefined;
    if (root.hasChildNodes() && !isOpening && dataset.fresh === undefined) {
      hydrateRoot(root, app, {
        // Parts of the page come to life one after the other. A language chosen before the last of them does not match its
        // markup; React then draws that part afresh, which is what we want and no error.
        onRecoverableError: (error) => {
          if (currentLanguage() === drawn) reportError(error);
        },
      });
    } else {
      // What was drawn for somebody else goes at once: it would be seen, and typed into, until the first drawing stands.
      if (!isOpening || !isSeen) root.replaceChildren();
      createRoot(root).render(app);
    }
  });
  delete dataset.fresh;
  delete dataset.member;
}

boot().catch((fault: unknown) => {
  console.error('The app could not be mounted:', fault);
  tellMount({ fault });
});
