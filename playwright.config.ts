import { defineConfig } from '@playwright/test';
import { decidedState } from './e2e/support/decided.ts';
import { isDeep } from './e2e/support/depth.ts';
import { type Browser, launchOptions } from './scripts/browser.ts';

const browser = JSON.parse(process.env.E2E_BROWSER ?? '{"source":"playwright"}') as Browser;
const port = Number(process.env.E2E_PORT ?? 5290);
const launched = launchOptions(browser);

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // One more than two cores: some wait for a clock that nobody can hurry.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // Long enough for a busy machine: how quick something is, benchmarks say.
  expect: { timeout: 30_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A page lives for seconds: to make its code quick costs an eighth of all processor time, and what is gained ends with it.
    launchOptions: {
      ...launched,
      args: [...launched.args, '--js-flags=--no-maglev,--no-opt', '--process-per-site'],
    },
    locale: 'en-US',
    storageState: decidedState(`http://127.0.0.1:${port}`),
    viewport: { width: 1280, height: 800 },
    // To draw what fades and slides costs as much as half of the server; with `--deep` everything moves.
    contextOptions: { reducedMotion: isDeep ? 'no-preference' : 'reduce' },
    // A worker between page and server would answer what a test means to break; what it does has a file of its own.
    serviceWorkers: 'block',
    // Recording a trace costs half as much again as the tests themselves: only who looks for the cause of a failure pays that.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'browser', testIgnore: /\.clock\.spec\.ts$/ },
    // The clock of the payments sandbox and of the dispatcher is everybody's: whoever moves it far runs when nobody else does.
    {
      name: 'clock',
      testMatch: /\.clock\.spec\.ts$/,
      dependencies: ['browser'],
      fullyParallel: false,
      workers: 1,
    },
  ],
  webServer: {
    command: `node supabase/local/serve.ts --port ${port} --data memory:// --dist dist`,
    url: `http://127.0.0.1:${port}/_local/inbox.json`,
    reuseExistingServer: false,
    // On a busy machine its start takes a minute and more.
    timeout: 240_000,
    // The cheapest hash of passwords there is: signing in is about flows, and one server hashes for all tests.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
