import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/test.ts';

const files = globSync('audio/*/*/*.wav', { cwd: join(import.meta.dirname, '../public') });

test('every spoken sound is decoded by the browser', async ({ page }) => {
  expect(files.length).toBeGreaterThan(200);
  await page.goto('/');
  const wrong = await page.evaluate(async (names) => {
    const context = new AudioContext();
    const unfit: string[] = [];
    for (const name of names) {
      const bytes = await (await fetch(`/${name}`)).arrayBuffer();
      const { duration, numberOfChannels } = await context.decodeAudioData(bytes);
      if (numberOfChannels !== 1 || duration < 0.15 || duration > 0.61) unfit.push(`${name}: ${duration} s`);
    }
    return unfit;
  }, files);
  expect(wrong).toEqual([]);
});
