import { render } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { SentenceGap } from '@/components/sentence-gap';
import '../support/render';

const drawn = async (language: string) => {
  await i18next.changeLanguage(language);
  return render(
    <p>
      。
      <SentenceGap />。
    </p>,
  ).container.textContent;
};

afterEach(() => i18next.changeLanguage('en'));

describe('between two sentences', () => {
  it.each(['ja', 'zh'])('stands nothing in %s', async (language) => {
    expect(await drawn(language)).toBe('。。');
  });

  it.each(['en', 'de', 'ko'])('stands a space in %s', async (language) => {
    expect(await drawn(language)).toBe('。 。');
  });
});
