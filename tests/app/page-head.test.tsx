import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import '../support/render.tsx';
import { asPage } from '../support/page.tsx';

it('says what each page is when somebody goes on, and of a page without words of its own what the product is', async () => {
  const tag = document.createElement('meta');
  tag.name = 'description';
  document.head.append(tag);
  render(
    <MemoryRouter initialEntries={['/faq']}>
      <Routes>
        <Route path="/faq" element={asPage('faq', <Link to="/terms">Terms</Link>)} />
        <Route path="/terms" element={asPage('termsOfService', <Link to="/account">Account</Link>)} />
        <Route path="/account" element={asPage('account', <p>Mine</p>)} />
      </Routes>
    </MemoryRouter>,
  );
  expect(tag.content).toMatch(/^Answers about self-checks/);
  await userEvent.click(screen.getByRole('link', { name: 'Terms' }));
  expect(tag.content).toBe(
    'The agreement between you and Focus Clarity Lab LLC about using Focus Clarity Lab.',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Account' }));
  expect(tag.content).toMatch(/^Eighteen questions, a plain-language report/);
  tag.remove();
});
