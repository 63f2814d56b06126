import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ArticleBody } from '@/components/articles/article-body';
import { renderAt } from '../../support/render.tsx';

await import('@/components/articles/article-markdown');

async function drawn(text: string) {
  const { container } = renderAt('/', <ArticleBody lang="en" text={text} />);
  await waitFor(() => expect(container.querySelector('[data-slot="loading-state"]')).toBeNull());
  return container;
}

it('numbers headings for the contents and leaves the title of the page alone', async () => {
  const page = await drawn('## First\n\nText.\n\n# Loud\n\n### Below\n\n##### Small\n\n## Last');
  const ids = [...page.querySelectorAll('[id]')].map((each) => `${each.tagName} ${each.id}`);
  expect(ids).toEqual(['H2 part-1', 'H3 part-3', 'H2 part-5']);
  expect(page.querySelector('h1, h5')).toBeNull();
});

it('shows a drawing of the team in both themes with its description', async () => {
  const page = await drawn('![Two rings that touch](/content/figures/rings.svg)');
  const pictures = [...page.querySelectorAll('img')].map((each) => each.getAttribute('src'));
  expect(pictures).toEqual(['/content/figures/rings.svg', '/content/figures/rings-dark.svg']);
  expect(screen.getAllByRole('img', { name: 'Two rings that touch' }).length).toBeGreaterThan(0);
  expect(page.querySelector('p figure')).toBeNull();
});

it.each([
  ['a picture from elsewhere', '![A face](https://example.com/face.png)', 'A face'],
  ['a picture that climbs', '![A face](/content/../x.svg)', 'A face'],
  ['a picture amid words', 'See ![this](/content/figures/a.svg) here', 'See this here'],
  ['typed HTML', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['a link that runs code', '[press](javascript:alert(1))', 'press'],
])('draws %s as its words', async (_what, text, words) => {
  const page = await drawn(text);
  expect(page).toHaveTextContent(words);
  expect(page.querySelector('img, script, a')).toBeNull();
});

it('draws lines of cells as a table with a head', async () => {
  await drawn('| Day | **Hours** |\n| --- | ---: |\n| Monday | [seven](/planner) |\n| Tuesday | 8 |');
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((each) => each.textContent),
  ).toEqual(['Day', 'Hours']);
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(within(table).getByRole('link', { name: 'seven' })).toBeInTheDocument();
});

it('leaves a line with a bar alone', async () => {
  const page = await drawn('this | that\nand more');
  expect(page.querySelector('table')).toBeNull();
  expect(page).toHaveTextContent('this | that');
});
