import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Contents } from '@/features/reports/parts/contents';
import type { ReportSection } from '@/features/reports/special/sections';
import { renderAt } from '../../support/render';
import { sampleTexts } from './support/texts.ts';

const texts = await sampleTexts();
const section = (id: 'strengths' | 'areas' | 'scoring', title: string): ReportSection => ({
  id,
  title,
  lang: undefined,
  special: null,
});
const sections = [
  section('strengths', 'Strengths'),
  section('areas', 'Areas'),
  section('scoring', 'Scoring'),
];

/** A part of the report that stands so far down the window. */
function part(id: string, top: number): HTMLElement {
  const element = document.createElement('section');
  element.id = id;
  element.getBoundingClientRect = () => ({ top }) as DOMRect;
  document.body.append(element);
  return element;
}

const current = () => screen.getByRole('link', { current: 'location' }).textContent;

async function scroll(): Promise<void> {
  await act(async () => {
    fireEvent.scroll(window);
  });
}

describe('the contents of a report', () => {
  // A frame comes at once: clocks of other tests may stand still.
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
      draw(0);
      return 0;
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    for (const { id } of sections) document.getElementById(id)?.remove();
    Reflect.deleteProperty(document.documentElement, 'scrollHeight');
  });

  it('begin with the first part, also while the numbers stand alone', () => {
    part('areas', 500);
    renderAt('/', <Contents sections={sections} texts={texts} />);
    expect(current()).toBe('Strengths');
  });

  it('follow the parts as they stand, not those drawn before the texts came', async () => {
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
    const alone = part('areas', 500);
    renderAt('/', <Contents sections={sections} texts={texts} />);
    alone.remove();
    alone.getBoundingClientRect = () => ({ top: 0 }) as DOMRect;
    const strengths = part('strengths', 400);
    part('areas', 900);
    await scroll();
    expect(current()).toBe('Strengths');
    strengths.getBoundingClientRect = () => ({ top: -900 }) as DOMRect;
    (document.getElementById('areas') as HTMLElement).getBoundingClientRect = () => ({ top: 20 }) as DOMRect;
    await scroll();
    expect(current()).toBe('Areas');
  });
});
