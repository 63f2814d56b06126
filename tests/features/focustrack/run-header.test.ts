import { describe, expect, it } from 'vitest';
import { browserFamily } from '../../../src/features/focustrack/run-header.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the family of a browser', () => {
  it.each([
    ['chromium', `${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`],
    ['chromium', `${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0`],
    ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['safari', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`],
    ['safari', `${phone} CriOS/140.0 Mobile/15E148 Safari/604.1`],
    ['other', 'something else'],
  ])('is %s by its engine', (family, userAgent) => {
    expect(browserFamily(userAgent)).toBe(family);
  });
});
