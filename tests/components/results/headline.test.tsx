import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Headline } from '@/components/results/headline';

const pieces = (text: string, names: readonly string[]) => {
  const { container } = render(<Headline text={text} names={names} />);
  expect(container).toHaveTextContent(text);
  return {
    whole: [...container.querySelectorAll('span')].map(({ textContent }) => textContent),
    marked: [...container.querySelectorAll('mark')].map(({ textContent }) => textContent),
  };
};

describe('a headline where no space parts words', () => {
  it('keeps a quoted name of two words with the particle after it in one piece', () => {
    const { whole, marked } = pieces('とくに「整理・段取りと記憶」と「感情とストレス」がやや目立ちます。', [
      '整理・段取りと記憶',
      '感情とストレス',
    ]);
    expect(whole).toEqual(['「整理・段取りと記憶」と', '「感情とストレス」が']);
    expect(marked).toEqual(['整理・段取りと記憶', '感情とストレス']);
  });

  it('keeps the stop after the last name with it', () => {
    expect(pieces('最明显的是“条理与记忆”和“情绪与压力”。', ['条理与记忆', '情绪与压力']).whole).toEqual([
      '“条理与记忆”',
      '“情绪与压力”。',
    ]);
  });
});

describe('a headline where spaces part words', () => {
  it('breaks at any of them and marks the name', () => {
    const { whole, marked } = pieces('Emotion & Stress stands out. The other four look calm.', [
      'Emotion & Stress',
    ]);
    expect(whole).toEqual([]);
    expect(marked).toEqual(['Emotion & Stress']);
  });
});
