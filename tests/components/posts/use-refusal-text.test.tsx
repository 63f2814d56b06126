import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRefusalText } from '../../../src/components/posts/use-refusal-text.ts';
import { formatsIn } from '../../../src/i18n/use-formats.ts';
import { AppError, type AppErrorCode } from '../../../src/lib/app-error.ts';
import { communityRefusals } from '../../../src/lib/community/refusals.ts';
import '../../support/render.tsx';

/** A refusal as the client of the database hands it on. */
const refusal = (message: string, details = '', code: AppErrorCode = 'forbidden') =>
  new AppError(code, { detail: 'PT403', cause: { message, details } });

const said = (failure: unknown) => renderHook(() => useRefusalText()).result.current(failure);

it.each([
  ['empty', '', 'Please write something first.'],
  ['too_short', '1', 'Please write at least 1 character.'],
  ['too_short', '20', 'Please write at least 20 characters.'],
  ['too_long', '10000', 'Please shorten this to 10,000 characters.'],
  ['too_many_links', '0', 'New members cannot post links yet.'],
  ['too_many_links', '', 'Links are not possible here.'],
  ['too_many_links', '2', 'You can use up to 2 links here.'],
  ['rate_limited', '61', 'You are going fast. Please try again in 2 minutes.'],
  ['rate_limited', '', 'That was too often in a short time. Please wait a moment.'],
  ['silenced', '', 'You cannot post at the moment.'],
  ['suspended', '', 'Your access to the community is paused.'],
  ['not_signed_in', '', 'Please sign in first.'],
  ['not_found', '', 'This does not exist or has been removed.'],
  ['own_vote', '', 'You cannot vote on your own post.'],
])('the refusal %s (%s) reads: %s', (code, detail, text) => {
  expect(said(refusal(code, detail))).toBe(text);
});

it('a standing that ends says when', () => {
  const until = '2026-12-05T10:00:00Z';
  const date = formatsIn('en').moment(until);
  expect(said(refusal('silenced', until))).toBe(`You can post again on ${date}.`);
  expect(said(refusal('suspended', until))).toBe(`Your access to the community is paused until ${date}.`);
});

it('every code has a sentence, with nothing left to fill in', () => {
  for (const code of communityRefusals) {
    expect(said(refusal(code, '3')), code).toMatch(/^[A-Z][^{}]*\.$/);
  }
});

it('another failure says what it is, and an unknown one that the text is kept', () => {
  expect(said(new AppError('network'))).toBe(
    'There is no connection to the server. Check your network and try again.',
  );
  expect(said(new AppError('unknown', { detail: 'XX000' }))).toBe(
    'Something did not work. Your text is kept.',
  );
  expect(said(new Error('undefined is not a function'))).toBe('Something did not work. Your text is kept.');
});
