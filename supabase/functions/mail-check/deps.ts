import { brand } from '../../../src/config/brand.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { isTestPlace } from '../_shared/http/test-place.ts';
import { layOut } from '../_shared/mail/layout.ts';
import { createSendMail } from '../_shared/mail/send.ts';
import type { MailCheckDeps } from './handler.ts';

export function createDeps(env: FunctionEnv, get: Get): MailCheckDeps {
  const send = createSendMail(get);
  const site = new URL('/', env.siteUrl).href;
  const title = 'Mails arrive';
  const mail = layOut({
    language: 'en',
    subject: `Mail check of ${brand.name}`,
    title,
    lines: ['Somebody checks whether mails of this site go out. This one did.'],
    action: { name: 'Open the site', url: site },
    foot: 'Sent on purpose to a test address. Nothing has to be done.',
  });
  return {
    ...callDeps(env),
    isOn: isTestPlace(get),
    send: send && ((to) => send({ to, ...mail, type: 'check' })),
  };
}
