/**
 * Makes somebody a master admin of a project; no page does:
 *   SUPABASE_URL=https://<ref>.supabase.co SUPABASE_SERVICE_ROLE_KEY=… npm run master-admin -- you@your.domain
 * The person needs an account with a confirmed address. Asked twice, it changes nothing the second time.
 */
import { parseArgs } from 'node:util';
import { makeMasterAdmin } from './master-role.ts';

const usage =
  'SUPABASE_URL=https://<ref>.supabase.co SUPABASE_SERVICE_ROLE_KEY=… npm run master-admin -- you@your.domain';

function asked(): string | null {
  try {
    const [email, ...more] = parseArgs({ options: {}, allowPositionals: true }).positionals;
    return email?.includes('@') && more.length === 0 ? email : null;
  } catch {
    return null; // an option: there are none
  }
}

const email = asked();
const { SUPABASE_URL: backend, SUPABASE_SERVICE_ROLE_KEY: serviceKey } = process.env;
if (!email || !backend || !serviceKey || !URL.canParse(backend)) {
  console.error(`Who, in which project, and with which key? ${usage}`);
  process.exit(1);
}
const { done, said } = await makeMasterAdmin({
  backend: new URL(backend).origin,
  serviceKey,
  email,
  fetch,
}).catch((error: unknown) => ({
  done: false,
  said: `${backend} does not answer: ${(error as Error).message}`,
}));
(done ? console.log : console.error)(said);
process.exit(done ? 0 : 1);
