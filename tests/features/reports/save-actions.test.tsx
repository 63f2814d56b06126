import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastState } from '@/components/ui/toast-store';
import { Report } from '@/features/reports/report-screen';
import type { FontFile } from '@/pdf/fonts';
import { renderAt } from '../../support/render';
import { fontsFor } from './support/pdf.ts';
import { readPdf } from './support/read-pdf.ts';
import { sampleAttempt } from './support/sample.ts';
import { sampleTexts } from './support/texts.ts';
import { viewOf } from './support/views.ts';

const texts = await sampleTexts();
const createAddress = URL.createObjectURL;
const revokeAddress = URL.revokeObjectURL;
let fonts: FontFile[] = [];
let offered: { file: Blob; name: string }[] = [];

beforeAll(async () => {
  fonts = await fontsFor([]);
});
beforeEach(() => {
  offered = [];
  let file = new Blob();
  URL.createObjectURL = (blob) => {
    file = blob as Blob;
    return 'blob:report';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    offered.push({ file, name: this.download });
  });
});
afterEach(() => {
  URL.createObjectURL = createAddress;
  URL.revokeObjectURL = revokeAddress;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Any face will do: what counts here is which ones are asked for. */
function serveFonts(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const font = fonts.find(({ weight }) => address.endsWith(`-${weight}.ttf`));
    return font ? new Response(font.bytes.slice()) : new Response('', { status: 404 });
  });
  return asked;
}

const show = () =>
  renderAt(
    '/',
    <Report view={viewOf(sampleAttempt(), texts)} makers={[]} texts={texts} showKeep={false} notice={null} />,
  );
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));

describe('saving a report', () => {
  it('fetches nothing before it is asked for, then offers the file by its name', async () => {
    const asked = serveFonts();
    show();
    expect(asked).toEqual([]);
    await press();
    await waitFor(() => expect(offered.map(({ name }) => name)).toEqual(['focus-snapshot-2026-11-20.pdf']));
    expect(asked.sort()).toEqual([
      '/fonts/pdf/inter-bold.ttf',
      '/fonts/pdf/inter-regular.ttf',
      '/fonts/pdf/literata-latin-bold.ttf',
    ]);
    expect(toastState().toasts[0]?.title).toBe('Saved as focus-snapshot-2026-11-20.pdf');
  });

  it.each([
    ['A4', [595.28, 841.89]],
    ['US Letter', [612, 792]],
  ])('makes it for %s', async (paper, size) => {
    serveFonts();
    show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paper size' }), paper);
    await press();
    await waitFor(() => expect(offered).toHaveLength(1));
    const pdf = readPdf((await offered[0]?.file.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(pdf.size).toEqual(size);
    expect(pdf.structure.text).toContain('1. How often do you');
  });

  it('says so when the fonts cannot be had, and can be tried again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    show();
    await press();
    await waitFor(() => expect(toastState().toasts[0]?.title).toBe('The PDF could not be made'));
    expect(toastState().toasts[0]?.description).toBe('Check your connection and try again.');
    expect(logged).toHaveBeenCalled();
    expect(offered).toEqual([]);
    serveFonts();
    await press();
    await waitFor(() => expect(offered).toHaveLength(1));
  });

  it('prints on request', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
