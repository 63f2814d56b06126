/** Prints a pair of keys for messages to devices, as the functions' secrets have them. */
import { pushKeys } from '../supabase/local/push-keys.ts';

for (const [name, value] of Object.entries(await pushKeys(null))) console.log(`${name}=${value}`);
