import { createFakeServer } from '../../api/fake-server.ts';

export const backend = createFakeServer();

/** What `@/integrations/supabase/client` is while these tests run. */
export const fakeClientModule = {
  supabase: () => backend.client(),
  mayHaveSession: () => backend.user !== null,
  sessionStorageKey: 'fcl.auth',
};
