/** What is told of an app that does not stand, with consent alone. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const sent: { url: string; body: Record<string, unknown> }[] = [];

function consent(analytics: boolean, at = Date.now()): void {
  const preferences = { essential: true, analytics, marketing: true };
  localStorage.setItem('fcl.consent', JSON.stringify({ timestamp: new Date(at).toISOString(), preferences }));
}

const trouble = (detail: object) => window.dispatchEvent(new CustomEvent('fcl:trouble', { detail }));

/** A page of a build, whose app does not come. */
function fail(message = 'my answer was ann@example.com'): void {
  document.head.innerHTML = `<script type="module" src="/assets/index-Ab3dEf9_.js"></script>
    <script id="ahead" type="application/json">{"backend":{"url":"https://db.test"},"page":"/reports/:attemptId"}</script>`;
  const stack = `TypeError: ${message}\n    at a (http://localhost/assets/index-Ab3.js:1:20)`;
  const error = Object.assign(new TypeError(message), { stack });
  trouble({ cause: 'error', error, mayHelp: false, isFresh: false, time: new Date(), stands: () => false });
  document.querySelector('link')?.dispatchEvent(new Event('load'));
}

let help: Promise<unknown> | undefined;
beforeEach(async () => {
  sent.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  // jsdom knows the element and not what it does.
  HTMLDialogElement.prototype.showModal = () => {};
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init.body)) as Record<string, unknown> });
    return Response.json({});
  });
  window.history.replaceState(null, '', '/reports/5b8f0f6e-1111-4222-8333-444455556666');
  help ??= import('../../public/boot-help.js');
  await help;
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/');
});

describe('an app that does not start', () => {
  it('is told to nobody without consent to counting, nor with one that is over', () => {
    fail();
    consent(false);
    fail();
    consent(true, Date.now() - 366 * 86_400_000);
    fail();
    expect(sent).toEqual([]);
    expect(document.querySelectorAll('dialog')).toHaveLength(3);
  });

  it('is told with it by the kind of page, a hash of the place and the release, ten times in a session', () => {
    consent(true);
    for (let times = 0; times < 12; times += 1) fail(`answer ${times}`);
    expect(sent).toHaveLength(10);
    expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(sent[0]).toEqual({
      url: 'https://db.test/functions/v1/client-errors',
      body: {
        kind: 'boot',
        page: '/reports/:attemptId',
        stack: expect.stringMatching(/^[0-9a-f]{16}$/),
        release: 'Ab3dEf9_',
      },
    });
  });
});
