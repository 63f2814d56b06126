/**
 * Asks a live site whether it is set up:
 *   VITE_SUPABASE_ANON_KEY=… npm run smoke -- https://your.domain [--mail you@your.domain]
 * With SUPABASE_SERVICE_ROLE_KEY also whether everything that is scheduled runs. Ends with code 1 when something is wrong.
 */
import { parseArgs } from 'node:util';
import { smoke } from './smoke-checks.ts';

const usage = 'VITE_SUPABASE_ANON_KEY=… npm run smoke -- https://your.domain [--mail you@your.domain]';

function asked(): { site: string; mailTo: string | null } | null {
  try {
    const { values, positionals } = parseArgs({
      options: { mail: { type: 'string' } },
      allowPositionals: true,
    });
    const [site, ...more] = positionals;
    if (site === undefined || more.length > 0 || !/^https?:$/.test(new URL(site).protocol)) return null;
    return { site: new URL(site).origin, mailTo: values.mail ?? null };
  } catch {
    return null; // no address, or an unknown option
  }
}

const call = asked();
const key = process.env.VITE_SUPABASE_ANON_KEY;
if (!call || !key) {
  console.error(`Which site, and with which key? ${usage}`);
  process.exit(1);
}
const checked = await smoke({
  ...call,
  key,
  serviceKey: process.env.SUPABASE_SERVICE_ROLE_KEY ?? null,
  fetch,
}).catch((error: unknown) => {
  console.error(`${call.site} does not answer: ${(error as Error).message}`);
  process.exit(1);
});
for (const { name, problem } of checked)
  console.log(problem === null ? `ok     ${name}` : `WRONG  ${name}: ${problem}`);
if (!process.env.SUPABASE_SERVICE_ROLE_KEY)
  console.log('not asked: schedules (needs SUPABASE_SERVICE_ROLE_KEY)');
const wrong = checked.filter(({ problem }) => problem !== null).length;
console.log(
  wrong === 0 ? `All ${checked.length} are as they should be.` : `${wrong} of ${checked.length} are wrong.`,
);
process.exit(wrong === 0 ? 0 : 1);
