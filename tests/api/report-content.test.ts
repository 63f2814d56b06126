import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadReportContent } from '@/api/reports/content';
import { sampleContent } from '../features/reports/support/sample.ts';

const textsOf = (testId: string, language = 'en') => {
  const whole = sampleContent();
  return { ...whole, language, tests: whole.tests.filter(({ test_id }) => test_id === testId) };
};
const english = JSON.stringify(textsOf('focus_snapshot'));
const file = (language: string, name = 'focus_snapshot') => `/content/reports/${language}/${name}.json`;
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
  it('come from one static file per test and language, and from no other', async () => {
    const fetched = serve({ [file('en')]: { body: english } });
    const content = await loadReportContent('focus_snapshot', 'en');
    expect(content.language).toBe('en');
    expect(content.tests.map(({ test_id }) => test_id)).toEqual(['focus_snapshot']);
    expect(fetched.mock.calls).toEqual([[file('en')]]);
  });

  it('are those of the language where it has some', async () => {
    const german = JSON.stringify(textsOf('focus_snapshot', 'de'));
    const fetched = serve({ [file('de')]: { body: german } });
    expect((await loadReportContent('focus_snapshot', 'de', ['en', 'de'])).language).toBe('de');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['404', {}],
    ["the app's own page", { [file('ja')]: { type: 'text/html', body: '<!doctype html>' } }],
  ])('are English where the language has none (%s)', async (_, files: Files) => {
    serve({ ...files, [file('en')]: { body: english } });
    expect((await loadReportContent('focus_snapshot', 'ja', ['en', 'ja'])).language).toBe('en');
  });

  it('are English where the language says nothing about the test', async () => {
    const german = JSON.stringify(textsOf('focus_snapshot', 'de'));
    serve({
      [file('de')]: { body: german },
      [file('de', 'memory_check')]: { body: german },
      [file('en', 'memory_check')]: { body: JSON.stringify(textsOf('memory_check')) },
    });
    expect((await loadReportContent('focus_snapshot', 'de', ['en', 'de'])).language).toBe('de');
    const memory = await loadReportContent('memory_check', 'de', ['en', 'de']);
    expect(memory.language).toBe('en');
    expect(memory.tests.map(({ test_id }) => test_id)).toEqual(['memory_check']);
  });

  it('bring the general narratives where the test has none of its own', async () => {
    const { generic_narratives, ...bare } = textsOf('focus_snapshot');
    const tests = bare.tests.map(({ narratives: _own, ...test }) => test);
    serve({
      [file('en')]: { body: JSON.stringify({ ...bare, tests }) },
      [file('en', 'narratives')]: { body: JSON.stringify({ ...bare, tests: [], generic_narratives }) },
    });
    expect((await loadReportContent('focus_snapshot', 'en')).generic_narratives).toEqual(generic_narratives);
  });

  it('are not asked for in a language that has none', async () => {
    const fetched = serve({ [file('en')]: { body: english } });
    expect((await loadReportContent('focus_snapshot', 'ja', ['en'])).language).toBe('en');
    expect(fetched.mock.calls).toEqual([[file('en')]]);
  });

  it('fail with the product name when the answer is not OK', async () => {
    serve({ [file('en')]: { status: 503, body: english } });
    expect(await causeOf(loadReportContent('focus_snapshot', 'en'))).toBe('status 503');
    serve({
      [file('de')]: { status: 500 },
      [file('en')]: { body: english },
    });
    expect(await causeOf(loadReportContent('focus_snapshot', 'de', ['en', 'de']))).toBe('status 500');
  });

  it('fail the same way when English is missing, broken or out of reach', async () => {
    serve({});
    await causeOf(loadReportContent('focus_snapshot', 'en'));
    serve({ [file('en')]: { body: '{"tests": [' } });
    await causeOf(loadReportContent('focus_snapshot', 'en'));
    serve({ [file('en')]: { body: '{"version": "1", "language": "en", "tests": [{}]}' } });
    expect(await causeOf(loadReportContent('focus_snapshot', 'en'))).toBe("wrong at 'tests.0.test_id'");
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await causeOf(loadReportContent('focus_snapshot', 'en'))).toBe('Failed to fetch');
  });
});
