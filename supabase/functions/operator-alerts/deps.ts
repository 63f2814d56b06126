import { operatorAlerts } from '@lib/contracts/operator-alerts.ts';
import { alertMail, type DeliveryFacts, deliveryFacts } from '@lib/operations/alerts.ts';
import * as z from 'zod/mini';
import { brand } from '../../../src/config/brand.ts';
import { paths } from '../../../src/config/paths.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { layOut } from '../_shared/mail/layout.ts';
import { createSendMail } from '../_shared/mail/send.ts';
import { noteRun } from '../_shared/schedule/note-run.ts';
import type { AlertsDeps } from './handler.ts';

const facts = z.record(z.enum(deliveryFacts), z.number());

export function createDeps(env: FunctionEnv, get: Get): AlertsDeps {
  const service = createServiceClient(env);
  const sendMail = createSendMail(get);

  async function run(name: string, parameters: Record<string, unknown> = {}): Promise<unknown> {
    const { data, error } = await service.rpc(name, parameters);
    if (error) throw error;
    return data;
  }

  return {
    ...callDeps(env),
    facts: async (): Promise<DeliveryFacts> => z.parse(facts, await run('alert_facts')),
    claim: async (name) => z.parse(z.boolean(), await run('claim_alert', { p_name: name })),
    async release(name) {
      await run('release_alert', { p_name: name });
    },
    send:
      sendMail &&
      ((alert) => {
        const { subject, lines } = alertMail(alert);
        const body = layOut({
          language: 'en',
          subject,
          title: subject,
          lines,
          action: { name: 'Open the dashboard', url: `${env.siteUrl}${paths.adminDashboard}` },
          foot: 'Written by the schedule of the site.',
        });
        return sendMail({ to: brand.email, ...body, type: 'alert' });
      }),
    ran: (result) => noteRun(service, operatorAlerts.name, result),
  };
}
