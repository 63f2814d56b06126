/**
 * What must hold on a live site before anybody is told its address; read-only but for the one mail that is asked for. Each check
 * asks one thing and says what is wrong in a sentence that names where it is set.
 */
import { stripeWebhook } from '../src/lib/contracts/stripe-webhook.ts';

export interface Live {
  /** Origin of the site, without a slash at its end. */
  readonly site: string;
  /** Publishable key of the project. */
  readonly key: string;
  /** Service key; without it nobody may ask the schedules. */
  readonly serviceKey: string | null;
  /** Somebody with an account who wants the mail for a new password; nobody where null. */
  readonly mailTo: string | null;
  readonly fetch: typeof fetch;
}

export interface Checked {
  readonly name: string;
  /** What is wrong; null where all is well. */
  readonly problem: string | null;
}

/** What a check may ask, and where. */
interface Asking extends Live {
  /** Origin of the backend, as the policy of the site names it; the site itself where it names none. */
  readonly backend: string;
  readonly policy: string;
}

interface Check {
  readonly name: string;
  /** False where it cannot be asked with what was given. */
  readonly isOpen?: (live: Live) => boolean;
  /** @returns what is wrong, or null */
  readonly ask: (asking: Asking) => Promise<string | null>;
}

const wrong = (isRight: boolean, problem: string): string | null => (isRight ? null : problem);
const noAttempt = '00000000-0000-4000-8000-000000000000';

const json = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return null; // a page where data was asked for: judged by who asked
  }
};

/** The stable code of a function's refusal. */
const codeIn = (body: unknown): unknown => (body as { error?: { code?: unknown } } | null)?.error?.code;

const checks: readonly Check[] = [
  {
    name: 'pages are drawn and carry the policy',
    async ask({ site, fetch, policy }) {
      const page = await fetch(`${site}/pricing`);
      const html = await page.text();
      if (page.status !== 200 || !/<h1[\s>]/.test(html))
        return `/pricing answers ${page.status} without a heading: is dist/ of this build deployed whole?`;
      if (!policy.includes("default-src 'none'")) return 'no Content-Security-Policy: see docs/hosting.md';
      return wrong(
        !/script-src[^;]*'unsafe-/.test(policy) && page.headers.get('x-content-type-options') === 'nosniff',
        'the headers are not those of dist/_headers: see docs/hosting.md',
      );
    },
  },
  {
    name: 'browsers are told to come by https alone',
    isOpen: ({ site }) => site.startsWith('https:'),
    ask: async ({ site, fetch }) =>
      wrong(
        (await fetch(`${site}/`)).headers.has('strict-transport-security'),
        'no Strict-Transport-Security header: see docs/hosting.md',
      ),
  },
  {
    name: 'addresses of health data open, and no search engine keeps them',
    async ask({ site, fetch }) {
      const page = await fetch(`${site}/reports/${noAttempt}`);
      if (page.status !== 200)
        return `/reports/… answers ${page.status}: the host does not follow dist/_redirects`;
      return wrong(
        (page.headers.get('x-robots-tag') ?? '').includes('noindex'),
        '/reports/… has no X-Robots-Tag: noindex: the host does not follow dist/_headers',
      );
    },
  },
  {
    name: 'a file that is not there is no page',
    async ask({ site, fetch }) {
      const { status } = await fetch(`${site}/assets/none.js`);
      return wrong(status === 404, `/assets/none.js answers ${status} in place of 404`);
    },
  },
  {
    name: 'the list of pages names this site',
    async ask({ site, fetch }) {
      const robots = await (await fetch(`${site}/robots.txt`)).text();
      return wrong(
        robots.includes(`Sitemap: ${site}/`),
        'robots.txt names another site: build with SITE_URL set to this one',
      );
    },
  },
  {
    name: 'functions answer, and only to this site',
    async ask({ site, backend, key, fetch }) {
      const call = (origin: string) =>
        fetch(`${backend}/functions/v1/check-subscription`, {
          method: 'POST',
          headers: { apikey: key, 'content-type': 'application/json', origin },
          body: '{}',
        });
      const own = await call(site);
      if (own.status !== 401)
        return `check-subscription answers ${own.status} to nobody in place of 401: are the functions deployed?`;
      if (own.headers.get('access-control-allow-origin') !== site)
        return 'functions do not let this site read them: set the secret SITE_URL to it';
      const foreign = await call('https://example.com');
      return wrong(
        foreign.headers.get('access-control-allow-origin') === null,
        'functions let other sites read them: set the secret SITE_URL',
      );
    },
  },
  {
    name: 'the webhook of payments refuses what is not signed',
    async ask({ backend, fetch }) {
      const answer = await fetch(`${backend}/functions/v1/${stripeWebhook.name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
        body: '{}',
      });
      const code = codeIn(await json(answer));
      if (code === 'payments_unavailable')
        return 'payments are not set up: set the secrets STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET';
      return wrong(
        code === 'bad_signature',
        `the webhook answers ${answer.status} ${String(code)} in place of bad_signature`,
      );
    },
  },
  {
    name: 'plans are on sale',
    async ask({ backend, key, fetch }) {
      const answer = await fetch(`${backend}/rest/v1/plan_prices?select=id,tier&active=eq.true`, {
        headers: { apikey: key },
      });
      const rows = await json(answer);
      if (!Array.isArray(rows)) return `plan_prices answers ${answer.status}: is the key the project's?`;
      return wrong(rows.length > 0, 'no plan price is active: see "Payments with Stripe" in README, step 1');
    },
  },
  {
    name: 'nobody reads health data without an account',
    async ask({ backend, key, fetch }) {
      const { status } = await fetch(`${backend}/rest/v1/assessment_attempts?select=id&limit=1`, {
        headers: { apikey: key },
      });
      return wrong(
        status === 401 || status === 403,
        `assessment_attempts answers ${status} to nobody: were all migrations pushed?`,
      );
    },
  },
  {
    name: 'accounts are confirmed by mail',
    async ask({ backend, key, fetch }) {
      const answer = await fetch(`${backend}/auth/v1/settings`, { headers: { apikey: key } });
      const settings = (await json(answer)) as Record<string, unknown> | null;
      if (answer.status !== 200 || settings === null)
        return `the auth server answers ${answer.status} when asked for its settings`;
      if (settings.disable_signup === true) return 'signing up is switched off in the project';
      return wrong(
        settings.mailer_autoconfirm === false,
        'mail addresses count without confirmation: npx supabase config push',
      );
    },
  },
  {
    name: 'a mail for a new password leaves',
    isOpen: ({ mailTo }) => mailTo !== null,
    async ask({ backend, key, mailTo, fetch }) {
      const { status } = await fetch(`${backend}/auth/v1/recover`, {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json' },
        body: JSON.stringify({ email: mailTo }),
      });
      return wrong(status === 200, `the auth server answers ${status}: look at the mail settings`);
    },
  },
  {
    name: 'counts of visits reach their function',
    async ask({ site, fetch }) {
      const answer = await fetch(`${site}/api/metrics`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"none":1}',
      });
      const isRefused = answer.status === 400 && (await json(answer)) !== null;
      return wrong(
        isRefused,
        `/api/metrics answers ${answer.status}: the host does not lead it on (docs/hosting.md)`,
      );
    },
  },
  {
    name: 'what is scheduled runs',
    isOpen: ({ serviceKey }) => serviceKey !== null,
    async ask({ backend, serviceKey, fetch }) {
      const answer = await fetch(`${backend}/rest/v1/rpc/late_jobs`, {
        method: 'POST',
        headers: {
          apikey: serviceKey ?? '',
          authorization: `Bearer ${serviceKey}`,
          'content-type': 'application/json',
        },
        body: '{}',
      });
      const late = await json(answer);
      if (!Array.isArray(late)) return `late_jobs answers ${answer.status}: is the key the service key?`;
      const names = late.map((row: { name?: unknown }) => String(row.name));
      return wrong(
        names.length === 0,
        `late: ${names.join(', ')}. Are pg_cron, pg_net and the secrets of the vault there?`,
      );
    },
  },
];

/** The backend that the pages of a site talk to, by their policy. */
export function backendOf(site: string, policy: string): string {
  const connect = /connect-src ([^;]*)/.exec(policy)?.[1] ?? '';
  return (
    connect.split(' ').find((source) => /^https?:\/\//.test(source) && !source.includes('stripe.com')) ?? site
  );
}

/** Asks everything that can be asked; a question that fails is a problem of its own and stops no other. */
export async function smoke(live: Live): Promise<Checked[]> {
  const first = await live.fetch(`${live.site}/`);
  const policy = first.headers.get('content-security-policy') ?? '';
  const asking = { ...live, policy, backend: backendOf(live.site, policy) };
  const checked: Checked[] = [];
  for (const { name, isOpen, ask } of checks) {
    if (isOpen && !isOpen(live)) continue;
    const problem = await ask(asking).catch((error: unknown) => `no answer: ${(error as Error).message}`);
    checked.push({ name, problem });
  }
  return checked;
}
