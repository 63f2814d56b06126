import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../support/render';
import { privateValues } from '../../functions/private-values.support';

vi.doMock('@/contexts/auth', () => ({ useAuth: () => ({ status: 'signed-out', user: null }) }));

const { ConsentLayer } = await import('@/app/consent/consent-layer');
const { ErrorBoundary } = await import('@/app/errors/error-boundary');
const { choose } = await import('@/contexts/consent');
const { forgetAnalytics } = await import('@/api/analytics/log');
const { keptText } = await import('@/integrations/device-store');

const sent: { url: string; body: Record<string, unknown>; init: RequestInit }[] = [];
const errors = () => sent.filter(({ url }) => url.endsWith('/functions/v1/client-errors'));

function Broken({ says }: { says: string }): never {
  throw new TypeError(says);
}
const breakPage = (says: string, key = says) =>
  render(
    <ErrorBoundary key={key} resetKey={key}>
      <Broken says={says} />
    </ErrorBoundary>,
  );
const open = async (at: string) => {
  window.history.replaceState(null, '', at);
  render(
    <MemoryRouter initialEntries={[at]}>
      <ConsentLayer />
    </MemoryRouter>,
  );
  await vi.dynamicImportSettled();
};

beforeEach(() => {
  keptText('fcl.consent', 'device').set(null);
  forgetAnalytics();
  window.localStorage.clear();
  window.sessionStorage.clear();
  sent.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init: RequestInit) => {
      sent.push({ url, body: JSON.parse(String(init.body)) as Record<string, unknown>, init });
      return Response.json({});
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('a page that could not be drawn', () => {
  it('is told to nobody without consent', async () => {
    await open('/faq');
    await screen.findByRole('region', { name: 'Cookie preferences' });
    breakPage('before any choice');
    act(() => choose({ analytics: false, marketing: true }));
    await vi.dynamicImportSettled();
    breakPage('after a choice without it');
    expect(errors()).toEqual([]);
  });

  it('is told with consent by its page, a hash of its place and the release, and by nothing that it says', async () => {
    choose({ analytics: true, marketing: false });
    await open('/reports/5b8f0f6e-1111-4222-8333-444455556666');
    await waitFor(() => expect(sent).not.toEqual([]));
    breakPage('my answer was ann@example.com');
    await waitFor(() => expect(errors()).toHaveLength(1));
    const [one] = errors();
    expect(one?.body).toEqual({
      kind: 'boundary',
      page: '/reports/:attemptId',
      stack: expect.stringMatching(/^[0-9a-f]{16}$/),
      release: 'unbuilt',
    });
    expect(one?.init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(new Headers(one?.init.headers).has('authorization')).toBe(false);
  });

  it('is told ten times in a session, and holds none of 200 private values', async () => {
    choose({ analytics: true, marketing: false });
    await open('/faq');
    await waitFor(() => expect(sent).not.toEqual([]));
    for (const value of privateValues.slice(0, 20)) breakPage(value);
    expect(errors()).toHaveLength(10);
    // The same place, whatever is said there.
    expect(new Set(errors().map(({ body }) => body.stack)).size).toBe(1);
    for (const value of privateValues.slice(20)) {
      keptText('fcl.analytics.errors', 'tab').set(null);
      breakPage(value);
    }
    const all = JSON.stringify(sent.map(({ body }) => body));
    for (const value of privateValues) expect(all).not.toContain(value);
    expect(errors()).toHaveLength(190);
  });
});
