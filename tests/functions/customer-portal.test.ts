import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handle, type PortalDeps, siteAddress } from '../../supabase/functions/customer-portal/handler.ts';
import { SITE } from './accounts.support.ts';
import { createPersonFakes, itGuardsItsPerson, sendTo, USER } from './billing.support.ts';

function setUp() {
  const { fakes, deps: person, work } = createPersonFakes();
  const deps: PortalDeps = { ...person, portal: work('portal') };
  return { fakes, send: (body: unknown) => sendTo(handle, deps, body) };
}

describe('the way to the billing portal', () => {
  itGuardsItsPerson(setUp, { returnUrl: '/account-settings' });

  it('leads back into the site', async () => {
    const { fakes, send } = setUp();
    await send({ returnUrl: '/account-settings?tab=plan' });
    await send({ returnUrl: `${SITE}/account` });
    expect(fakes.calls).toEqual([
      ['portal', USER, `${SITE}/account-settings?tab=plan`],
      ['portal', USER, `${SITE}/account`],
    ]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,hi',
    `${SITE}.evil.example/`,
    `${SITE}@evil.example/`,
    'https://user:secret@site.example/',
    'http://site.example/',
    'https://site.example:8443/',
  ])('never to %s', async (returnUrl) => {
    const { fakes, send } = setUp();
    expect(await send({ returnUrl })).toEqual({ status: 400, body: { error: { code: 'bad_return_url' } } });
    expect(fakes.calls).toEqual([]);
  });

  it('is to the site or nowhere, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webPath()), (text) => {
        const address = siteAddress(text, SITE);
        expect(address === null || new URL(address).origin === SITE).toBe(true);
      }),
    );
  });
});
