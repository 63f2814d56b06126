// Tries what a function has no business doing, and tells how each attempt ended.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

async function outcome(attempt: () => unknown): Promise<string> {
  try {
    await attempt();
    return 'done';
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}

Deno.serve(async (request) => {
  const { root } = await request.json();
  return Response.json({
    readOutside: await outcome(() => readFileSync('/etc/hosts')),
    readProject: await outcome(() => readFileSync(`${root}/secret.txt`)),
    write: await outcome(() => writeFileSync(`${root}/supabase/functions/written.txt`, 'x')),
    run: await outcome(() => execFileSync('true')),
    network: await outcome(() => fetch('http://192.0.2.1/')),
    remoteCode: await outcome(() => import(`${'https'}://192.0.2.1/x.ts`)),
    missingPackage: await outcome(() => import(`${'npm'}:left-pad-that-is-not-installed@1`)),
  });
});
