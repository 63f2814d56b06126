/** `npm run bench`: one line a figure, with its budget. `npm run bench -- sizes core` runs some groups only. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chosenFrom, orSay } from '../scripts/arguments.ts';
import { measureBuild } from '../scripts/build-sizes.ts';
import { adminFigures } from './admin/figures.ts';
import { backendFigures } from './backend.ts';
import { billingFigures } from './billing.ts';
import { communityFigures } from './community/figures.ts';
import { copyFigures } from './copy.ts';
import { coreFigures } from './core.ts';
import { type Figure, isWithin, line } from './figures.ts';
import { libraryFigures } from './library/figures.ts';
import { readingFigures } from './library/reading.ts';
import { liveFigures } from './live/figures.ts';
import { pageFigures } from './pages.ts';
import { pdfFigures } from './pdf.ts';
import { calendarFigures } from './planning/calendar.ts';
import { progressFigures } from './planning/progress.ts';
import { reminderFigures } from './planning/reminders.ts';
import { focustrackFigures } from './reaction/figures.ts';
import { siteFigures } from './site/figures.ts';
import { startFigures } from './start.ts';
import { topicFigures } from './topic.ts';
import { trainingFigures } from './training/figures.ts';

const dist = join(import.meta.dirname, '../dist');

function sizeFigures(): Figure[] {
  if (!existsSync(dist)) throw new Error('There is no build to measure; run: npm run build');
  return measureBuild(dist);
}

const groups: Record<string, () => Figure[] | Promise<Figure[]> | AsyncIterable<Figure>> = {
  sizes: sizeFigures,
  pages: pageFigures,
  site: siteFigures,
  core: coreFigures,
  pdf: pdfFigures,
  reaction: focustrackFigures,
  training: trainingFigures,
  start: startFigures,
  backend: backendFigures,
  billing: billingFigures,
  copy: copyFigures,
  community: communityFigures,
  topic: topicFigures,
  admin: adminFigures,
  library: libraryFigures,
  reading: readingFigures,
  live: liveFigures,
  calendar: calendarFigures,
  progress: progressFigures,
  reminders: reminderFigures,
};

/** Groups that one word asks for together. */
const together: Record<string, readonly string[]> = { planning: ['calendar', 'progress', 'reminders'] };

const named = orSay(() => chosenFrom([...Object.keys(groups), ...Object.keys(together)]));
const asked = named.flatMap((name) => together[name] ?? name);
let over = 0;
for (const [name, measure] of Object.entries(groups)) {
  if (!asked.includes(name)) continue;
  const found = measure();
  for await (const figure of 'then' in found ? await found : found) {
    console.log(line(figure));
    if (!isWithin(figure)) over += 1;
  }
}
process.exit(over === 0 ? 0 : 1);
