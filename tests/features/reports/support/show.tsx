import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { Report } from '@/features/reports/report-screen';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import type { ReportReader } from '@/lib/reports/reader';
import { renderAt } from '../../../support/render';
import { sampleTexts } from './texts.ts';
import { makersOf, viewOf } from './views.ts';

const texts = await sampleTexts();
export const address = '/reports/3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a10';

/** Draws the report of an attempt and waits for its last part. */
export async function show(
  attempt: AttemptRecord,
  more: { showKeep?: boolean; own?: typeof texts; without?: 'content'; reader?: ReportReader } = {},
) {
  const { showKeep = false, own = texts } = more;
  const view = viewOf(attempt, own, {
    ...(more.without === 'content' ? { content: null } : {}),
    ...(more.reader ? { reader: more.reader } : {}),
  });
  const shown = renderAt(
    address,
    <Report view={view} makers={makersOf(view)} texts={own} showKeep={showKeep} notice={null} />,
  );
  await waitFor(() => expect(shown.container.querySelector('#scoring')).toBeInTheDocument());
  return shown;
}

/** A part of it by its name. */
export const part = (container: HTMLElement, name: string) =>
  container.querySelector<HTMLElement>(`[data-part="${name}"]`);
