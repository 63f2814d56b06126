import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadReportContent } from '@/api/reports/content';
import { sampleContent } from '../features/reports/support/sample.ts';

const english = JSON.stringify(sampleContent());
const failure = 'Failed to load Focus Clarity Lab report content';

type Files = Record<string, { status?: number; type?: string; body?: string }>;

/** Answers by path; what is not listed is missing. */
function serve(files: Files) {
  const fetched = vi.fn(async (input: string) => {
    const { status = 200, type = 'application/json', body = '' } = files[input] ?? { status: 404 };
    return new Response(body, { status, headers: { 'content-type': type } });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

const causeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('it loaded'),
    (error: Error) => {
      expect(error.message).toBe(failure);
      return String((error.cause as Error | undefined)?.message);
    },
  );

describe('report texts', () => {
  it('come from one static file per language', async () => {
    const fetched = serve({ '/content/reports/en.json': { body: english } });
    const content = await loadReportContent('focus_snapshot', 'en');
    expect(content.language).toBe('en');
    expect(content.tests.map(({ test_id }) => test_id)).toContain('focus_snapshot');
    expect(fetched.mock.calls).toEqual([['/content/reports/en.json']]);
  });

  it('are those of the language where it has some', async () => {
    const german = JSON.stringify({ ...sampleContent(), language: 'de' });
    const fetched = serve({ '/content/reports/de.json': { body: german } });
    expect((await loadReportContent('focus_snapshot', 'de', ['en', 'de'])).language).toBe('de');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['404', {}],
    ["the app's own page", { '/content/reports/ja.json': { type: 'text/html', body: '<!doctype html>' } }],
  ])('are English where the language has none (%s)', async (_, files: Files) => {
    serve({ ...files, '/content/reports/en.json': { body: english } });
    expect((await loadReportContent('focus_snapshot', 'ja', ['en', 'ja'])).language).toBe('en');
  });

  it('are English where the file of the language says nothing about the test', async () => {
    const whole = sampleContent();
    const tests = whole.tests.filter(({ test_id }) => test_id === 'focus_snapshot');
    const german = JSON.stringify({ ...whole, language: 'de', tests });
    serve({ '/content/reports/de.json': { body: german }, '/content/reports/en.json': { body: english } });
    expect((await loadReportContent('focus_snapshot', 'de', ['en', 'de'])).language).toBe('de');
    expect((await loadReportContent('memory_check', 'de', ['en', 'de'])).language).toBe('en');
  });

  it('are not asked for in a language that has none', async () => {
    const fetched = serve({ '/content/reports/en.json': { body: english } });
    expect((await loadReportContent('focus_snapshot', 'ja', ['en'])).language).toBe('en');
    expect(fetched.mock.calls).toEqual([['/content/reports/en.json']]);
  });

  it('fail with the product name when the answer is not OK', async () => {
    serve({ '/content/reports/en.json': { status: 503, body: english } });
    expect(await causeOf(loadReportContent('focus_snapshot', 'en'))).toBe('status 503');
    serve({
      '/content/reports/de.json': { status: 500 },
      '/content/reports/en.json': { body: english },
    });
    expect(await causeOf(loadReportContent('focus_snapshot', 'de', ['en', 'de']))).toBe('status 500');
  });

  it('fail the same way when English is missing, broken or out of reach', async () => {
    serve({});
    await causeOf(loadReportContent('focus_snapshot', 'en'));
    serve({ '/content/reports/en.json': { body: '{"tests": [' } });
    await causeOf(loadReportContent('focus_snapshot', 'en'));
    serve({ '/content/reports/en.json': { body: '{"version": "1", "language": "en", "tests": [{}]}' } });
    expect(await causeOf(loadReportContent('focus_snapshot', 'en'))).toBe("wrong at 'tests.0.test_id'");
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await causeOf(loadReportContent('focus_snapshot', 'en'))).toBe('Failed to fetch');
  });
});
