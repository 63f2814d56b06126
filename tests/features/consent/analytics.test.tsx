import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../support/render';

/** Who is signed in, under the tests' control. */
const who = { user: null as { id: string } | null, tell: () => {} };
vi.doMock('@/contexts/auth', () => ({
  useAuth: () => {
    const [, again] = useState(0);
    who.tell = () => again((n) => n + 1);
    return who.user ? { status: 'signed-in', user: who.user } : { status: 'signed-out', user: null };
  },
}));

const { ConsentLayer } = await import('@/app/consent/consent-layer');
const { AnalyticsSection } = await import('@/features/consent/analytics-section');
const { choose } = await import('@/contexts/consent');
const { tellOffer } = await import('@/api/analytics/offers');
const { analyticsEvents, forgetAnalytics } = await import('@/api/analytics/log');
const { keptText } = await import('@/integrations/device-store');

const sent: { url: string; body: Record<string, unknown>; init: RequestInit }[] = [];
let go: (to: string) => void = () => {};
function Driver() {
  const navigate = useNavigate();
  go = (to) => void navigate(to);
  return null;
}
const open = (at = '/faq') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Driver />
      <ConsentLayer />
      <AnalyticsSection />
    </MemoryRouter>,
  );
const pages = () => analyticsEvents.get().map(({ pathname }) => pathname);
const names = () => sent.map(({ body }) => body.metric);

beforeEach(() => {
  keptText('fcl.consent', 'device').set(null);
  forgetAnalytics();
  window.localStorage.clear();
  window.sessionStorage.clear();
  who.user = null;
  sent.length = 0;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init: RequestInit) => {
      sent.push({ url, body: JSON.parse(String(init.body)) as Record<string, unknown>, init });
      throw new TypeError('Failed to fetch');
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('counting', () => {
  it('does not begin before consent, nor after a refusal', async () => {
    open();
    await screen.findByRole('region', { name: 'Cookie preferences' });
    act(() => tellOffer({ event: 'offer_shown', context: 'homepage_hero' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reject non-essential' }));
    act(() => go('/pricing'));
    await vi.dynamicImportSettled();
    expect(Object.keys(window.localStorage)).toEqual(['fcl.consent']);
    expect(window.sessionStorage).toHaveLength(0);
    expect(sent).toEqual([]);
    expect(screen.getByText('Nothing has been counted on this device.')).toBeVisible();
  });

  it('writes each page with its time, session, person and browser, and tells it (CKE-05, CKE-06)', async () => {
    choose({ analytics: true, marketing: false });
    who.user = { id: 'ann' };
    open('/reports/5b8f0f6e-1111-4222-8333-444455556666');
    await waitFor(() => expect(pages()).toEqual(['/reports/:attemptId']));
    act(() => go('/test-intro/memory-check?form=self'));
    await waitFor(() => expect(pages()).toHaveLength(2));
    const [first, second] = analyticsEvents.get();
    expect(first).toMatchObject({ event: 'page_view', properties: {}, userId: 'ann' });
    expect(first?.userAgent).toBe(navigator.userAgent);
    expect(Date.now() - Date.parse(first?.timestamp ?? '')).toBeLessThan(60_000);
    expect(second).toMatchObject({ pathname: '/test-intro/:testId', sessionId: first?.sessionId });
    expect(first?.sessionId).toHaveLength(36);

    expect(sent.map(({ url }) => url)).toEqual(['/api/metrics', '/api/metrics']);
    for (const { body, init } of sent) {
      expect(Object.keys(body).sort()).toEqual(['metric', 'timestamp', 'url', 'value']);
      expect(init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' });
    }
    expect(JSON.stringify(sent.map(({ body }) => body))).not.toMatch(/5b8f0f6e|memory|ann|form=/);
  });

  it('takes offers with consent to marketing alone', async () => {
    choose({ analytics: false, marketing: true });
    open();
    await waitFor(() => {
      act(() => tellOffer({ event: 'offer_opened', context: 'features_page' }));
      expect(analyticsEvents.get().length).toBeGreaterThan(0);
    });
    expect(analyticsEvents.get()[0]).toMatchObject({
      event: 'offer_opened',
      properties: { context: 'features_page' },
    });
    expect(new Set(names())).toEqual(new Set(['offer_opened']));
  });

  it('forgets what it wrote when the consent is withdrawn', async () => {
    choose({ analytics: true, marketing: true });
    open();
    await waitFor(() => expect(pages()).toHaveLength(1));
    act(() => void choose({ analytics: false, marketing: false }));
    await waitFor(() => expect(Object.keys(window.localStorage)).toEqual(['fcl.consent']));
    expect(window.sessionStorage).toHaveLength(0);
    sent.length = 0;
    act(() => go('/pricing'));
    await vi.dynamicImportSettled();
    expect(sent).toEqual([]);
  });

  it('forgets what a person did when they sign out', async () => {
    choose({ analytics: true, marketing: false });
    who.user = { id: 'ann' };
    open();
    await waitFor(() => expect(pages()).toHaveLength(1));
    who.user = null;
    act(() => who.tell());
    await waitFor(() => expect(window.localStorage.getItem('fcl.analytics') ?? '').not.toContain('ann'));
  });

  it('goes on in a list that is broken, and where the storage is full', async () => {
    window.localStorage.setItem('fcl.analytics', '[{"event":"page_v');
    choose({ analytics: true, marketing: false });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    open();
    await waitFor(() => expect(pages()).toEqual(['/faq']));
    vi.restoreAllMocks();
  });
});

describe('the list at /privacy', () => {
  it('shows its owner each visit and its journey, and is deleted by a button', async () => {
    choose({ analytics: true, marketing: false });
    open();
    await waitFor(() => expect(pages()).toHaveLength(1));
    act(() => go('/pricing'));
    await waitFor(() => expect(pages()).toHaveLength(2));
    const steps = screen.getAllByRole('listitem', { hidden: true }).map((one) => one.textContent ?? '');
    expect(steps.some((text) => text.endsWith('/faq'))).toBe(true);
    expect(steps.some((text) => text.endsWith('/pricing'))).toBe(true);
    expect(screen.getByText(`Browser used: ${navigator.userAgent}`)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByText('Nothing has been counted on this device.')).toBeVisible();
    expect(window.localStorage.getItem('fcl.analytics')).toBeNull();
  });
});
