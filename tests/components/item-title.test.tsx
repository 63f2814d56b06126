import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useItemTitle } from '@/components/use-item-title';
import common from '../../src/i18n/locales/ja/common.json';
import training from '../../src/i18n/locales/ja/training.json';
import { renderAt } from '../support/render.tsx';

function Title(item: { sku: string; title: string }) {
  return <p>{useItemTitle()(item)}</p>;
}

beforeAll(async () => {
  i18next.addResourceBundle('ja', 'common', common);
  i18next.addResourceBundle('ja', 'training', training);
  await i18next.changeLanguage('ja');
});
afterAll(() => i18next.changeLanguage('en'));

it.each([
  ['training-word-recall', 'Word Recall', training.exercise['word-recall'].name],
  ['bundle-memory', 'Dementia Suite', common.suiteNames.memory],
  ['bundle-procrastination', 'Procrastination Suite', common.suiteNames.procrastination],
  ['test-memory-check', 'Memory Check', 'Memory Check'],
  ['training-no-longer-there', 'Old Exercise', 'Old Exercise'],
])('%s is called what the hubs call it, whatever its row says', (sku, title, shown) => {
  renderAt('/', <Title sku={sku} title={title} />);
  expect(screen.getByText(shown)).toBeVisible();
});
