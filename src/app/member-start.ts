/** What the first page of a visit does for somebody whose session is kept, while its code is still on the way. */
import { keptUser, supabase } from '@/integrations/supabase/client';
import type { RoutedPage } from './route-row';
import { membersPlace, readOwn } from './route-table';

/** So long the page waits for the answers it is drawn from, once its code is here: mostly they came before. */
const mostWaitMs = 500;

/** What takes a slow phone some hundredths of a second each, and needs nothing of the page. What fails is met where it is used. */
function prepare(): void {
  supabase().catch(() => undefined);
  import('@/integrations/local-db/open').then(({ openAhead }) => openAhead()).catch(() => undefined);
  // The first use loads what the browser knows of zones.
  setTimeout(() => Intl.DateTimeFormat());
}

/** Resolves when what the page shows first of the person is read, so that it is drawn once and as it stays. */
export async function startForMember(row: RoutedPage): Promise<void> {
  const user = keptUser();
  if (!user) return;
  prepare();
  await readOwn(row, user.id, mostWaitMs);
}

/** Leads on before anything is drawn, as app/by-person.tsx would afterwards, by drawing everything a second time. */
export function leadMemberOn(): void {
  const place = keptUser() && membersPlace(window.location.pathname);
  if (place) window.history.replaceState(null, '', place + window.location.hash);
}
