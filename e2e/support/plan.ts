import type { Page } from '@playwright/test';

/** A plan begins in the week of the day, unless little of it is left: on a Wednesday it always does. */
function latestWednesday(): { moment: Date; date: string } {
  const moment = new Date();
  moment.setDate(moment.getDate() - ((moment.getDay() + 4) % 7));
  const date = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((n) => String(n).padStart(2, '0'))
    .join('-');
  return { moment, date };
}

/** The page stands still on the latest Wednesday. */
export async function onWednesday(page: Page): Promise<string> {
  const { moment, date } = latestWednesday();
  await page.clock.setFixedTime(moment);
  return date;
}

/** The clock of the page runs on from the latest Wednesday, and can be moved. */
export async function fromWednesday(page: Page): Promise<string> {
  const { moment, date } = latestWednesday();
  moment.setHours(9, 0, 0, 0);
  await page.clock.install({ time: moment });
  return date;
}
