/** A name for what comes late, so that the build counts it where it comes by itself. */
export { RealtimeClient } from '@supabase/realtime-js';
