/** `apply_billing` is written whole in each migration that adds to it: whoever adds must not lose what was there. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../supabase/migrations/', import.meta.url);
const definition = /create (?:or replace )?function public\.apply_billing\(.*?\nas \$\$\n(.*?)\n\$\$;/gs;

const bodies = readdirSync(folder)
  .sort()
  .flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(definition)].map(([, body = '']) => ({
      name,
      body,
    })),
  );

it('the newest text of apply_billing says all that the earlier ones said, in the same order', () => {
  expect(bodies.length).toBeGreaterThan(3);
  const newest = bodies.at(-1)?.body ?? '';
  for (const { name, body } of bodies) {
    let from = 0;
    for (const line of body.split('\n').map((text) => text.trim())) {
      const at = newest.indexOf(line, from);
      expect(at, `${name}: ${line}`).toBeGreaterThanOrEqual(0);
      from = at;
    }
  }
});
