import { describe, expect, it } from 'vitest';
import { languagesIn } from '@/pdf/scripts';

describe('the fonts of a text', () => {
  it.each([
    ['Walk the dog', 'en', ['en']],
    ['Прогулка', 'ru', ['ru']],
    ['毎朝散歩する', 'en', ['en', 'ja']],
    ['매일 산책', 'de', ['de', 'ko']],
    ['散步', 'en', ['en', 'zh']],
    ['散歩', 'ja', ['ja']],
    ['散步', 'zh', ['zh']],
  ])('of %s in %s are those of %j', (text, language, languages) => {
    expect(languagesIn(text, language)).toEqual(languages);
  });
});
