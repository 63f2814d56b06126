import { describe, expect, it } from 'vitest';
import { policyNeeds, securityHeaders } from '../../src/config/security-headers.ts';

const key = 'pk_test_0123456789abcdef';
const policyOf = (env: Record<string, string>) =>
  securityHeaders(policyNeeds(env))['Content-Security-Policy'] ?? '';

it('asks browsers to come by HTTPS only, for two years and on every name of the site', () => {
  expect(securityHeaders(policyNeeds({}))['Strict-Transport-Security']).toBe(
    'max-age=63072000; includeSubDomains',
  );
});

it('asks for a process of its own, where times are told finely, unless frames of the payment provider are needed', () => {
  const policyFor = (env: Record<string, string>) =>
    securityHeaders(policyNeeds(env))['Cross-Origin-Embedder-Policy'];
  expect(policyFor({ VITE_SUPABASE_URL: 'https://abc.supabase.co' })).toBe('require-corp');
  expect(policyFor({ VITE_STRIPE_PUBLISHABLE_KEY: key })).toBeUndefined();
});

describe('the content-security policy', () => {
  it('allows nothing outside the app while no payment provider is configured', () => {
    expect(policyOf({})).not.toContain('http');
    expect(policyOf({})).not.toContain('frame-src');
  });

  it('does not open up for a setting that is no publishable key', () => {
    for (const wrong of ['', 'sk_live_0123456789abcdef', 'pk_live_', 'yes', `${key}; script-src *`]) {
      expect(policyOf({ VITE_STRIPE_PUBLISHABLE_KEY: wrong })).toBe(policyOf({}));
    }
  });

  it('allows the script of the payment provider, its frames and its interface when it is configured', () => {
    const policy = policyOf({ VITE_STRIPE_PUBLISHABLE_KEY: key });
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
    );
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).not.toContain('unsafe');
  });

  it('allows what stands in the pages by its hash, and no other script or style in a page', () => {
    const inline = { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] };
    const policy = securityHeaders(policyNeeds({}), inline)['Content-Security-Policy'] ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-a=';");
    expect(policy).toContain("style-src 'self' 'sha256-b=';");
    expect(policy).not.toContain('unsafe');
  });

  it('allows a hosted backend by its origin, also for news', () => {
    const policy = policyOf({ VITE_SUPABASE_URL: 'https://abc.supabase.co/' });
    expect(policy).toContain("connect-src 'self' https://abc.supabase.co wss://abc.supabase.co;");
  });
});
