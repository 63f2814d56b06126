import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authHref, authModeOf, confirmedTarget, leaveTarget, wayOn } from '@/features/auth/auth-address';

const query = (text: string) => new URLSearchParams(text);

describe('the mode of the auth screen', () => {
  it.each([
    ['mode=signup', 'signup'],
    ['mode=login', 'login'],
    ['mode=forgot', 'forgot'],
    ['mode=resend', 'resend'],
    ['mode=update-password', 'update-password'],
    ['mode=admin', 'login'],
    ['', 'login'],
  ])('%j is %s', (search, mode) => {
    expect(authModeOf(query(search))).toBe(mode);
  });

  it('changes without losing what the address carries, and without keeping anything else', () => {
    const search = query(
      'mode=login&redirect=/training-hub&resume=1&plan=plus&billing=annual&priceId=p_1&for=focustrack&utm=x',
    );
    expect(authHref('signup', search)).toBe(
      '/auth?mode=signup&redirect=%2Ftraining-hub&resume=1&plan=plus&billing=annual&priceId=p_1&for=focustrack',
    );
  });
});

describe('the way that a mail keeps', () => {
  it.each([
    ['', '', '/welcome'],
    ['mode=signup&utm=x', '', '/welcome'],
    ['mode=signup&plan=plus', 'plan=plus', '/welcome'],
    [
      'mode=signup&redirect=/pricing%23plans&plan=plus&billing=annual&for=focustrack',
      'redirect=%2Fpricing%23plans&plan=plus&billing=annual&for=focustrack',
      '/pricing?plan=plus&billing=annual&for=focustrack#plans',
    ],
    ['redirect=https://elsewhere.example/', 'redirect=https%3A%2F%2Felsewhere.example%2F', '/dashboard'],
    [`redirect=/${'x'.repeat(1000)}`, '', '/welcome'],
  ])('of %j is %j and leads to %s', (search, way, target) => {
    expect(wayOn(query(search))).toBe(way);
    expect(confirmedTarget(query(way))).toBe(target);
  });
});

describe('after signing in one goes', () => {
  it.each([
    ['', false, '/subscription-onboarding'],
    ['', true, '/dashboard'],
    ['redirect=/training-hub', false, '/training-hub'],
    ['redirect=/training-hub', true, '/training-hub'],
    ['resume=checkout', false, '/dashboard?resume=checkout'],
    ['plan=plus', true, '/dashboard?plan=plus'],
    [
      'redirect=/training-hub&resume=1&plan=plus&billing=annual&priceId=p_1',
      true,
      '/training-hub?resume=1&plan=plus&billing=annual&priceId=p_1',
    ],
    [
      'redirect=/training-hub?category=attention%23list&plan=plus',
      true,
      '/training-hub?category=attention&plan=plus#list',
    ],
    ['redirect=/x?plan=premium&plan=plus', true, '/x?plan=premium'],
    ['redirect=/pricing%23plans&plan=plus&for=focustrack', true, '/pricing?plan=plus&for=focustrack#plans'],
    ['redirect=//elsewhere.example', true, '/dashboard'],
    ['redirect=https://elsewhere.example/&plan=plus', true, '/dashboard?plan=plus'],
    ['redirect=/auth?mode=login', true, '/dashboard'],
  ])('from %j (has chosen a plan before: %s) to %s', (search, hasRecord, target) => {
    expect(leaveTarget(query(search), hasRecord)).toBe(target);
  });

  it('nowhere but within the site, whatever the parameters say', () => {
    const values = fc.oneof(
      fc.string(),
      fc.string().map((text) => `/${text}`),
      fc.string().map((text) => `https://elsewhere.example/${text}`),
    );
    const names = fc.constantFrom('redirect', 'resume', 'plan', 'billing', 'priceId', 'for');
    fc.assert(
      fc.property(fc.dictionary(names, values), fc.boolean(), (given, has) => {
        const target = leaveTarget(new URLSearchParams(given), has);
        expect(new URL(target, 'https://site.example').origin).toBe('https://site.example');
        expect(target).toMatch(/^\/(?!\/)/);
      }),
    );
  });
});
