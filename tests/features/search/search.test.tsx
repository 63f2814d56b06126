import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { SearchButton } from '@/app/navigation/search-button';
import { redirects } from '@/app/redirects';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { SearchPage } from '@/pages/search/search-page';
import { SitemapPage } from '@/pages/search/sitemap-page';
import { renderAt } from '../../support/render.tsx';

function Place() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="address">{`${pathname}${search}${hash}`}</output>;
}

const shell = (
  <>
    <Place />
    <main id="main">
      <h1>Page</h1>
    </main>
    <SearchButton />
  </>
);
const address = () => screen.getByRole('status', { name: 'address', hidden: true }).textContent;
const field = () => screen.findByRole('combobox', { name: 'Search' });
const options = () => screen.queryAllByRole('option');
const addressesOf = () => options().map((option) => option.getAttribute('href'));

async function opened() {
  const user = userEvent.setup();
  renderAt('/pricing', shell);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  return { user, input: await field() };
}

async function found(query: string) {
  const { user, input } = await opened();
  await user.type(input, query);
  await screen.findAllByRole('option');
  return addressesOf();
}

describe('the search dialog', () => {
  it.each([
    ['Ctrl', { key: 'k', code: 'KeyK', ctrlKey: true }],
    ['Cmd', { key: 'k', code: 'KeyK', metaKey: true }],
  ])('opens by %s and K, closes by Escape and gives the focus back', async (_, keys) => {
    renderAt('/pricing', shell);
    const heading = screen.getByRole('button', { name: 'Search' });
    heading.focus();
    expect(fireEvent.keyDown(window, keys)).toBe(false);
    expect(await field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(heading).toHaveFocus();
  });

  it('ignores Enter while nothing is typed', async () => {
    const { user, input } = await opened();
    await user.type(input, '{Enter}');
    await user.type(input, '   {Enter}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(input).toHaveFocus();
  });

  it('leads to the page of all hits by Enter', async () => {
    const { user, input } = await opened();
    await user.type(input, ' a&b #c{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/search?q=a%26b%20%23c');
  });

  it('goes through the hits by the arrow keys and opens the chosen one by Enter', async () => {
    const { user, input } = await opened();
    await user.type(input, 'privac');
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
    const [first] = options();
    const last = options().at(-1);
    await user.keyboard('{ArrowUp}');
    expect(input).toHaveAttribute('aria-activedescendant', last?.id);
    await user.keyboard('{ArrowDown}');
    expect(input).toHaveAttribute('aria-activedescendant', first?.id);
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(input).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(address()).toBe(first?.getAttribute('href'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus());
  });

  it('names no hit as chosen once other words are typed', async () => {
    const { user, input } = await opened();
    await user.type(input, 'pri');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}');
    await user.type(input, 'v');
    expect(input).not.toHaveAttribute('aria-activedescendant');
  });

  it('does not take the Enter that ends the making of a character', async () => {
    const { input } = await opened();
    fireEvent.change(input, { target: { value: 'price' } });
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    expect(address()).toBe('/pricing');
  });

  it('shows eight at most, says how many there are, and leads to all of them', async () => {
    const { user, input } = await opened();
    await user.type(input, 'a');
    await waitFor(() => expect(options()).toHaveLength(8));
    const status = within(screen.getByRole('dialog')).getByRole('status');
    expect(status.textContent).toMatch(/^The best 8 of \d+ matches$/);
    await user.click(screen.getByRole('link', { name: 'See all matches' }));
    expect(address()).toBe('/search?q=a');
  });

  it('says so when nothing is found', async () => {
    const { user, input } = await opened();
    await user.type(input, 'zebra');
    const status = within(screen.getByRole('dialog')).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Nothing was found'));
    expect(input).toHaveAttribute('aria-expanded', 'false');
  });

  it('leaves its keys to what is open already', () => {
    renderAt('/pricing', shell);
    render(
      <Dialog open>
        <DialogContent title="Other">Something else</DialogContent>
      </Dialog>,
    );
    expect(fireEvent.keyDown(window, { key: 'k', code: 'KeyK', ctrlKey: true })).toBe(true);
  });
});

describe('what is found', () => {
  it.each([
    ['adult screening', '/test/focuscheck'],
    ['parent', '/test/childfocus'],
    ['teacher child', '/test/childfocus'],
    ['adult interview', '/test/attentionflow'],
    ['reaction-time test', '/test/focustrack'],
    ['training', redirects['/training']],
    ['past tests', '/test-history'],
    ['n-back', '/training-hub/nback/intro'],
    ['cancel refund', '/faq#cancel-refund'],
    ['site map', '/sitemap'],
  ])('by %s is %s', async (query, to) => {
    expect(await found(query)).toContain(to);
  });

  it('needs no request per key', async () => {
    const { user, input } = await opened();
    await user.type(input, 'pri');
    await screen.findAllByRole('option');
    const asked = vi.spyOn(globalThis, 'fetch');
    await user.type(input, 'cing and plans');
    await user.clear(input);
    await user.type(input, 'memory');
    // The settings of whoever is signed in are asked for by the frame, whenever it comes to that.
    const addresses = asked.mock.calls.map(([address]) => String(address));
    expect(addresses.filter((address) => !address.includes('/user_settings?'))).toEqual([]);
    asked.mockRestore();
  });
});

describe('the page of hits', () => {
  const open = (query: string) =>
    renderAt(
      `/search?q=${encodeURIComponent(query)}`,
      <>
        <Place />
        <SearchPage />
      </>,
    );
  const results = () => document.querySelector('[data-screen=search]');

  it('shows all that the address asks for, by kind with their number', async () => {
    open('memory');
    expect(await screen.findByRole('region', { name: 'Exercises' })).toBeInTheDocument();
    const links = within(screen.getByRole('region', { name: 'Self-checks' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/test/memory-check');
    expect(screen.getByRole('searchbox')).toHaveValue('memory');
    const all = within(results() as HTMLElement).getAllByRole('link');
    expect(screen.getByText(`${all.length} matches`)).toHaveAttribute('role', 'status');
  });

  it('follows what is typed, and the address follows it', async () => {
    open('memory');
    const input = await screen.findByRole('searchbox');
    await screen.findByRole('region', { name: 'Exercises' });
    await userEvent.clear(input);
    await userEvent.type(input, 'refund');
    expect(await screen.findByRole('link', { name: 'How do I cancel or get a refund?' })).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/search?q=refund'));
    expect(input).toHaveValue('refund');
  });

  it('leads on when nothing is found', async () => {
    open('zebra');
    expect(await screen.findByRole('heading', { name: 'Nothing was found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Site map' })).toHaveAttribute('href', '/sitemap');
  });

  it.each(['<img src=x onerror=alert(1)>', '\u202eevil\0', '%E0%A4%A', "' OR 1=1", 'x'.repeat(10_000)])(
    'takes %j as words and shows nothing of it as markup',
    async (query) => {
      open(query);
      await screen.findByRole('heading', { name: 'Nothing was found' });
      expect(results()?.querySelector('img, script')).toBeNull();
      expect(results()?.textContent).not.toContain(query);
      expect((screen.getByRole('searchbox') as HTMLInputElement).value).not.toMatch(/[\u202e\0]/);
      expect(document.title).not.toContain(query);
    },
  );
});

describe('the site map', () => {
  it('lists pages, tests and exercises under their headings, each with where it leads', () => {
    renderAt('/sitemap', <SitemapPage />);
    const regions = screen.getAllByRole('region').map((region) => ({
      name: within(region).getByRole('heading').textContent,
      links: within(region)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    }));
    expect(regions.map(({ name }) => name)).toEqual([
      'Product',
      'Account',
      'Legal',
      'Self-checks',
      'Exercises',
    ]);
    const all = regions.flatMap(({ links }) => links);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(
      expect.arrayContaining(['/', '/privacy-policy', '/focus-snapshot', '/training-hub/gonogo/intro']),
    );
  });
});
