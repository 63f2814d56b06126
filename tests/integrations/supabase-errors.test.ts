import { describe, expect, it } from 'vitest';
import { backendAddress } from '@/integrations/supabase/env';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { AppError } from '@/lib/app-error';

describe('a failed call', () => {
  it.each([
    [{ message: 'permission denied', code: '42501' }, 'forbidden'],
    [{ message: 'duplicate key', code: '23505', status: 409 }, 'conflict'],
    [{ message: 'TypeError: Failed to fetch' }, 'network'],
    [{ message: 'x', name: 'AuthRetryableFetchError', status: 0 }, 'network'],
    [{ message: 'JWT expired', status: 401 }, 'not_signed_in'],
    [{ message: 'slow down', code: 'over_email_send_rate_limit', status: 429 }, 'rate_limited'],
    [{ message: 'too_many_links', code: 'PT409' }, 'conflict'],
    [{ message: 'attempt_not_found', code: 'PT404' }, 'not_found'],
    [{ message: 'quota_exceeded', code: 'PT429', details: 'training_runs' }, 'quota_exceeded'],
    [{ message: 'account_full', code: 'PT409', details: 'attempt_shares' }, 'account_full'],
    [{ message: 'could not extend file: No space left on device', code: '53100' }, 'storage_full'],
    [{ message: 'odd' }, 'unknown'],
  ])('%o becomes %s', (failure, code) => {
    expect(toAppError(failure).code).toBe(code);
  });

  it('keeps the stable code of the backend for exact handling', () => {
    expect(toAppError({ message: 'x', code: 'email_exists', status: 422 }).detail).toBe('email_exists');
    const refused = { message: 'too_many_links', code: 'PT409', details: null, hint: 'At most 10.' };
    expect(toAppError(refused)).toMatchObject({ detail: 'too_many_links', status: 409 });
  });

  it('is thrown by unwrap, and an empty answer is not found', () => {
    expect(unwrap({ data: [1], error: null })).toEqual([1]);
    expect(() => unwrap({ data: null, error: { message: 'x', code: '42501' } })).toThrow(AppError);
    expect(() => unwrap({ data: null, error: null })).toThrow('not_found');
  });
});

describe('the backend address', () => {
  const key = 'k'.repeat(30);

  it('is the own origin when nothing is set', () => {
    expect(backendAddress({}, 'http://127.0.0.1:1').url).toBe('http://127.0.0.1:1');
  });

  it('is the hosted project when both settings are given', () => {
    const env = { VITE_SUPABASE_URL: 'https://abc.example.com', VITE_SUPABASE_ANON_KEY: key };
    expect(backendAddress(env, 'http://x')).toEqual({ url: 'https://abc.example.com', key });
  });

  it.each([
    { VITE_SUPABASE_URL: 'https://abc.example.com' },
    { VITE_SUPABASE_ANON_KEY: key },
    { VITE_SUPABASE_URL: 'not a url', VITE_SUPABASE_ANON_KEY: key },
  ])('is refused half given or malformed: %o', (env) => {
    expect(() => backendAddress(env, 'http://x')).toThrow();
  });
});
