import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PostLinksContext } from '../../../src/components/posts/link-policy.ts';
import { Markdown } from '../../../src/components/posts/markdown.tsx';
import { PostBody } from '../../../src/components/posts/post-body.tsx';
import { casesOf } from '../../lib/community/cases.ts';
import { renderAt } from '../../support/render.tsx';

const draw = (text: string, links = { blocked: [] as string[], clickable: true }) =>
  renderAt(
    '/',
    <PostLinksContext value={links}>
      <Markdown text={text} />
    </PostLinksContext>,
  ).container;

/** What the cases look at: without what the page itself says about a link. */
function seen(container: HTMLElement) {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const own of copy.querySelectorAll('[data-slot="link-host"], [data-slot="visually-hidden"]'))
    own.remove();
  const names = [...copy.querySelectorAll('*')].map(({ localName }) => localName);
  return {
    elements: [...new Set(names)].filter((name) => !['p', 'br', 'span'].includes(name)).sort(),
    hrefs: [...copy.querySelectorAll('a')].map((a) => a.getAttribute('href')),
    text: [...copy.querySelectorAll('p, li, pre')].length
      ? (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
      : '',
  };
}

describe('a post', () => {
  type Input = { markdown: string; host: string };
  it.each(casesOf<Input, ReturnType<typeof seen>>('markdown'))(
    'is drawn as the rules say: $id',
    ({ input, expected }) => {
      const markdown = input.markdown.replaceAll(input.host, window.location.host);
      const hrefs = expected.hrefs.map((href) => href?.replace(input.host, window.location.host) ?? null);
      expect(seen(draw(markdown))).toEqual({ ...expected, hrefs });
    },
  );

  it('says where a link leads that leaves the site, and tells the other side nothing', () => {
    const link = draw('Read [this](https://a.example/x).').querySelector('a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
    expect(link).toHaveTextContent('this (opens in a new tab)');
    expect(screen.getByText('(a.example)')).toBeInTheDocument();
  });

  it('has no link to a host that is not linked, nor where a text is judged', () => {
    const blocked = { blocked: ['short.example'], clickable: true };
    expect(draw('[a](https://go.short.example/x)', blocked).querySelector('a')).toBeNull();
    const judged = draw('[a](https://a.example/x)', { blocked: [], clickable: false });
    expect(judged.querySelector('a')).toBeNull();
    expect(judged).toHaveTextContent('a (a.example)');
  });

  it('takes over no class, style, id or event, whatever is typed', () => {
    const box = draw(
      '<b class="x" onclick="y()">b</b> [l](https://a.example "title") `c`\n\n<style>p{}</style>',
    );
    for (const element of box.querySelectorAll('*'))
      for (const name of ['style', 'id', 'onclick', 'title']) expect(element).not.toHaveAttribute(name);
    expect(box).toHaveTextContent('<b class="x" onclick="y()">b</b>');
  });

  it('carries its language and the direction of its script', async () => {
    const { container } = renderAt('/', <PostBody text="**Wie** war das?" lang="de" />);
    const body = container.querySelector('[data-slot="post-body"]');
    expect(body).toHaveAttribute('lang', 'de');
    expect(body).toHaveAttribute('dir', 'auto');
    await waitFor(() => expect(body?.querySelector('strong')).toHaveTextContent('Wie'));
  });

  it('that would cost a reader seconds is shown as it was typed', () => {
    const tangle = '['.repeat(3000);
    const { container } = renderAt('/', <PostBody text={tangle} lang="en" />);
    expect(container).toHaveTextContent(tangle);
  });
});
