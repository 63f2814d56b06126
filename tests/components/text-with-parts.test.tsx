import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextWithParts } from '@/components/text-with-parts';

const parts = {
  b: (words: string) => <b>{words}</b>,
  terms: (words: string) => <a href="/terms">{words}</a>,
};
const drawn = (text: string) => render(<TextWithParts text={text} parts={parts} />).container.innerHTML;

it('draws the words of a text between tags as their elements, the others as they stand', () => {
  expect(drawn('Read the <terms>Terms</terms>, <b>please</b>.')).toBe(
    'Read the <a href="/terms">Terms</a>, <b>please</b>.',
  );
  expect(drawn('Nothing to read')).toBe('Nothing to read');
});

it('leaves what somebody wrote between the tags as text', () => {
  expect(drawn('It goes to <b>a</b><i>b</b>.')).toBe('It goes to <b>a&lt;/b&gt;&lt;i&gt;b</b>.');
});
