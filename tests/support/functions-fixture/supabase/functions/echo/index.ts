// Answers what it was sent and what it finds around it.

import { createClient } from '@supabase/supabase-js';
import { greet, greetingSchema } from '../../../src/lib/greeting.ts';
import { mark } from '../_shared/mark.ts';

const cors = { 'access-control-allow-origin': 'http://site.test', 'access-control-allow-headers': 'x-own' };

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response('from the function', { headers: cors });
  const url = new URL(request.url);
  const bytes = new Uint8Array(await request.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const parsed = greetingSchema.safeParse(text.startsWith('{') ? JSON.parse(text) : {});
  return Response.json(
    {
      method: request.method,
      path: url.pathname + url.search,
      size: bytes.length,
      greeting: parsed.success ? greet(parsed.data.name) : null,
      mark,
      client: typeof createClient,
      headers: Object.fromEntries(request.headers),
      env: Object.fromEntries(
        [
          'SUPABASE_URL',
          'SUPABASE_ANON_KEY',
          'SUPABASE_SERVICE_ROLE_KEY',
          'SITE_URL',
          'FROM_FILE',
          'FROM_CALLER',
          'HOME',
        ].map((name) => [name, Deno.env.get(name) ?? null]),
      ),
    },
    { status: Number(url.searchParams.get('status') ?? 200), headers: cors },
  );
});
