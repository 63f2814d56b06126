import { holdSending } from '@/api/outbox/hold';
import { supabase } from '@/integrations/supabase/client';

/** Holds what the app sends and renews by itself while something is timed. Answers how to let it go on. */
export function holdNetwork(): () => void {
  const release = holdSending();
  const autoRefresh = (change: 'startAutoRefresh' | 'stopAutoRefresh') =>
    supabase()
      .then((client) => client.auth[change]())
      .catch(() => {}); // without a client nothing is renewed
  void autoRefresh('stopAutoRefresh');
  return () => {
    release();
    void autoRefresh('startAutoRefresh');
  };
}
