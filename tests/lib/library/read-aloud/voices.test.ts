import { expect, it } from 'vitest';
import { chosenVoice, voicesFor } from '@/lib/library/read-aloud/voices';
import { voice } from './fake-engine';

const device = [
  voice('us'),
  voice('gb', { lang: 'en_GB' }),
  voice('cloud', { isLocal: false }),
  voice('de', { lang: 'de-DE', isDefault: true }),
  voice('mandarin', { lang: 'cmn-CN' }),
  voice('cantonese', { lang: 'yue-HK' }),
  voice('bells', { name: 'Bells' }),
];

it('offers voices of the text alone, those that send it away apart', () => {
  const voices = voicesFor(device, 'en', ['en-GB', 'en']);
  expect(voices.own.map(({ id }) => id)).toEqual(['gb', 'us']);
  expect(voices.more.map(({ id }) => id)).toEqual(['cloud']);
  expect(voicesFor(device, 'zh', []).own.map(({ id }) => id)).toEqual(['mandarin']);
  expect(voicesFor(device, 'pl', []).own).toEqual([]);
});

it('never takes a voice that sends the text away by itself', () => {
  const cloudOnly = voicesFor([voice('cloud', { isLocal: false })], 'en', []);
  expect(chosenVoice(cloudOnly, null)).toBeNull();
  expect(chosenVoice(cloudOnly, 'cloud')?.id).toBe('cloud');
  expect(chosenVoice(voicesFor(device, 'en', []), 'gone')?.id).toBe('us');
});
