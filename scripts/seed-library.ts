/**
 * Puts the texts of content/education into the library of a project, and what changed in them since:
 *   SUPABASE_URL=https://<ref>.supabase.co SUPABASE_SERVICE_ROLE_KEY=… npm run seed:library
 * What somebody wrote or took away at the desk stays. Asked twice, it writes nothing the second time.
 */
import { seededWorks } from './library-seed.ts';

const usage = 'SUPABASE_URL=https://<ref>.supabase.co SUPABASE_SERVICE_ROLE_KEY=… npm run seed:library';
const { SUPABASE_URL: backend, SUPABASE_SERVICE_ROLE_KEY: serviceKey } = process.env;
if (process.argv.length > 2 || !backend || !serviceKey || !URL.canParse(backend)) {
  console.error(`Into which project, and with which key? ${usage}`);
  process.exit(1);
}

async function put(work: object): Promise<number> {
  const response = await fetch(new URL('/rest/v1/rpc/seed_library', backend), {
    method: 'POST',
    headers: {
      apikey: serviceKey ?? '',
      // Keys of the newer kind are no tokens and stand in one header alone.
      ...(serviceKey?.startsWith('sb_') ? {} : { authorization: `Bearer ${serviceKey}` }),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ p_work: work }),
  });
  const said = await response.text();
  if (!response.ok) throw new Error(`seed_library answered with ${response.status}: ${said.slice(0, 200)}`);
  return Number(said);
}

try {
  let written = 0;
  for (const work of seededWorks()) written += await put(work);
  console.log(`The library has what the files say: ${written} texts were written.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
