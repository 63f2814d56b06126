import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Live, smoke } from '../../scripts/smoke-checks.ts';
import { contentSecurityPolicy } from '../../src/config/security-headers.ts';

const site = 'https://focus.example.com';
const backend = 'https://project.example.org';
const policy = contentSecurityPolicy({ backendOrigin: backend, stripe: true });
const page = (headers: Record<string, string> = {}) =>
  new Response('<h1>Focus</h1>', {
    headers: {
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=1',
      ...headers,
    },
  });
const refused = (code: string, status: number, headers = {}) =>
  Response.json({ error: { code } }, { status, headers });

type Answer = (origin: string | null) => Response;

/** A site that is set up, by address without its origin. */
const rightly: Record<string, Answer> = {
  '/': () => page(),
  '/pricing': () => page(),
  '/reports/': () => page({ 'x-robots-tag': 'noindex' }),
  '/assets/none.js': () => new Response('', { status: 404 }),
  '/robots.txt': () => new Response(`User-agent: *\n\nSitemap: ${site}/sitemap.xml\n`),
  '/api/metrics': () => refused('invalid_body', 400),
  '/functions/v1/check-subscription': (origin) =>
    refused('not_signed_in', 401, origin === site ? { 'access-control-allow-origin': origin } : {}),
  '/functions/v1/stripe-webhook': () => refused('bad_signature', 400),
  '/rest/v1/plan_prices': () => Response.json([{ id: 'price_1', tier: 'plus' }]),
  '/rest/v1/assessment_attempts': () => Response.json({ code: '42501' }, { status: 401 }),
  '/rest/v1/rpc/late_jobs': () => Response.json([]),
  '/auth/v1/settings': () => Response.json({ disable_signup: false, mailer_autoconfirm: false }),
  '/auth/v1/recover': () => Response.json({}),
};

function liveWith(otherwise: Record<string, Answer> = {}, more: Partial<Live> = {}) {
  const asked: string[] = [];
  const live: Live = {
    site,
    key: 'publishable',
    serviceKey: 'service',
    mailTo: 'ada@example.com',
    fetch: async (input, init) => {
      const { origin, pathname } = new URL(String(input));
      asked.push(origin + pathname);
      const answers = { ...rightly, ...otherwise };
      const path = Object.keys(answers).find((known) =>
        known === '/reports/' ? pathname.startsWith(known) : known === pathname,
      );
      const answer = answers[path ?? ''];
      if (!answer) throw new Error(`nobody answers ${pathname}`);
      return answer(new Headers(init?.headers).get('origin'));
    },
    ...more,
  };
  return { live, asked };
}

const problemsOf = async (otherwise: Record<string, Answer>) =>
  (await smoke(liveWith(otherwise).live)).flatMap(({ problem }) => problem ?? []);

describe('a live site', () => {
  it('that is set up has no problem, and its backend is the one its pages talk to', async () => {
    const { live, asked } = liveWith();
    const checked = await smoke(live);
    expect(checked.filter(({ problem }) => problem !== null)).toEqual([]);
    expect(checked).toHaveLength(13);
    expect(asked).toContain(`${backend}/functions/v1/check-subscription`);
    expect(asked).toContain(`${site}/api/metrics`);
  });

  it('is asked no more than was given keys and addresses for', async () => {
    const { live, asked } = liveWith({}, { serviceKey: null, mailTo: null });
    expect(await smoke(live)).toHaveLength(11);
    expect(asked.filter((address) => /late_jobs|recover/.test(address))).toEqual([]);
  });

  const everybody: Answer = () => refused('not_signed_in', 401, { 'access-control-allow-origin': '*' });
  const cases: readonly [what: string, path: string, answer: Answer, said: string][] = [
    ['only its first file', '/pricing', () => new Response('', { status: 404 }), 'dist/ of this build'],
    ['other headers', '/pricing', () => new Response('<h1>x</h1>'), 'dist/_headers'],
    ['health data that is found', '/reports/', () => page(), 'noindex'],
    ['pages in place of files', '/assets/none.js', () => page(), 'in place of 404'],
    [
      'the name of another site',
      '/robots.txt',
      () => new Response('Sitemap: https://a.example.com/'),
      'SITE_URL',
    ],
    ['no functions', '/functions/v1/check-subscription', () => refused('x', 404), 'deployed'],
    ['functions for everybody', '/functions/v1/check-subscription', everybody, 'SITE_URL'],
    [
      'no payments',
      '/functions/v1/stripe-webhook',
      () => refused('payments_unavailable', 503),
      'STRIPE_WEBHOOK_SECRET',
    ],
    [
      'a webhook for everybody',
      '/functions/v1/stripe-webhook',
      () => Response.json({ received: true }),
      'bad_signature',
    ],
    ['nothing to buy', '/rest/v1/plan_prices', () => Response.json([]), 'no plan price'],
    ['open health data', '/rest/v1/assessment_attempts', () => Response.json([]), 'migrations'],
    [
      'accounts for anybody',
      '/auth/v1/settings',
      () => Response.json({ mailer_autoconfirm: true }),
      'config push',
    ],
    ['no mail', '/auth/v1/recover', () => new Response('', { status: 500 }), 'mail settings'],
    ['counts that go nowhere', '/api/metrics', () => page(), 'lead it on'],
    [
      'late jobs',
      '/rest/v1/rpc/late_jobs',
      () => Response.json([{ name: 'send-mails' }]),
      'late: send-mails',
    ],
  ];
  it.each(cases)('with %s is told so in one sentence (%s)', async (_what, path, answer, said) => {
    const problems = await problemsOf({ [path]: answer });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(said);
  });

  it('a part of which does not answer is asked the rest', async () => {
    const down: Answer = () => {
      throw new Error('connection refused');
    };
    expect(await problemsOf({ '/auth/v1/settings': down })).toEqual(['no answer: connection refused']);
  });
});

describe('npm run smoke', () => {
  it.each([[[]], [['focus.example.com']], [['https://a.example.com', '--mails']]])(
    'asks for the site in one sentence: %s',
    (args) => {
      const { status, stderr } = spawnSync(process.execPath, ['scripts/smoke.ts', ...args], {
        cwd: join(import.meta.dirname, '../..'),
        encoding: 'utf8',
        env: { ...process.env, VITE_SUPABASE_ANON_KEY: 'publishable' },
      });
      expect(stderr).toContain('npm run smoke -- https://your.domain');
      expect([status, stderr.trim().split('\n').length]).toEqual([1, 1]);
    },
  );
});
