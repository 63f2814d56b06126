/** What the functions about money are made of. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type Stripe from 'stripe';
import { createServiceClient } from '../http/clients.ts';
import type { FunctionEnv } from '../http/env.ts';
import { type PaymentsEnv, readPaymentsEnv } from './payments-env.ts';
import { type BillingRecords, createRecords } from './records.ts';
import { type BillingStore, createBillingStore } from './store.ts';

export interface BillingDeps {
  service: SupabaseClient;
  store: BillingStore;
  records: BillingRecords;
  payments: PaymentsEnv;
  /** The provider's client, loaded when it is first asked for; null when payments are not set up. */
  stripe(): Promise<Stripe | null>;
  sleep(ms: number): Promise<void>;
  now(): number;
}

/** @throws Error when the settings of payments contradict each other */
export function createBillingDeps(env: FunctionEnv, get: (name: string) => string | undefined): BillingDeps {
  const service = createServiceClient(env);
  const payments = readPaymentsEnv(get, env.siteUrl);
  let client: Promise<Stripe | null> | undefined;
  return {
    service,
    store: createBillingStore(service),
    records: createRecords(service),
    payments,
    stripe() {
      client ??= import('./stripe.ts').then(({ createStripe }) => createStripe(payments));
      return client;
    },
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now: () => Date.now(),
  };
}
