import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Guidelines } from '../../../src/features/community/guidelines.tsx';
import { renderAt } from '../../support/render.tsx';

it('the rules of the community are a list of ten, each a name and a sentence', () => {
  renderAt('/', <Guidelines />);
  const rules = screen.getAllByRole('listitem');
  expect(rules).toHaveLength(10);
  expect(rules[0]).toHaveTextContent('KindnessBe kind; discuss ideas, not persons.');
  expect(rules[5]).toHaveTextContent("use 'Report', reason 'Someone may be unsafe', and the support card");
  for (const rule of rules) expect(rule.textContent).toMatch(/\.$/);
});
