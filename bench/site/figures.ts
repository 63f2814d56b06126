/**
 * What a key costs in the search, drawn hits included, in a browser made slower. Nothing else may run beside it: what makes the
 * browser slower counts the time of other programs, too.
 */
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { CDPSession } from 'playwright';
import { type Figure, percentile } from '../figures.ts';
import { withPage } from '../reaction/with-page.ts';

const entries = 400;
const throttle = 4;
const typed = [
  'how do i cancel my plan or get a refund',
  'attention',
  'a',
  'word399',
  'is a result a diagnosis',
];
/** Long enough for everything that a key sets off. */
const rest = 150;

/** Time the main thread has worked on what a page does, milliseconds: its scripts, styles and layout. */
const parts = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

async function worked(protocol: CDPSession): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics');
  return metrics.reduce((sum, { name, value }) => (parts.includes(name) ? sum + 1000 * value : sum), 0);
}

export const siteFigures = (): Promise<Figure[]> =>
  withPage(
    join(import.meta.dirname, 'page'),
    async (browser, address) => {
      const page = await browser.newPage();
      const protocol = await page.context().newCDPSession(page);
      // Its own time, not that of other programs on the machine.
      await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
      await protocol.send('Emulation.setCPUThrottlingRate', { rate: throttle });
      await page.goto(`${address}/?entries=${entries}`);
      const field = page.getByRole('combobox');
      await field.focus();
      const keys: number[] = [];
      for (const text of [...typed, ...typed]) {
        await field.fill('');
        await page.waitForTimeout(rest);
        for (const key of text) {
          const before = await worked(protocol);
          await page.keyboard.press(key === ' ' ? 'Space' : key);
          await page.waitForTimeout(rest);
          keys.push((await worked(protocol)) - before);
        }
      }
      const indexMs = Number(await page.locator('html').getAttribute('data-index-ms'));
      const name = `search, ${entries} entries, ${throttle}x throttled`;
      return [
        { name: `${name}: a key, median`, value: percentile(keys, 0.5), unit: 'ms' },
        { name: `${name}: a key, p95`, value: percentile(keys, 0.95), unit: 'ms', budget: 16 },
        { name: `${name}: the index, once`, value: indexMs, unit: 'ms' },
      ];
    },
    [tailwindcss()],
  );
