import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { latePart, usePartsAhead } from '@/components/late-part';
import { MenuOnDemand } from '@/components/menu-on-demand';
import { clearToasts, toastState } from '@/components/ui/toast-store';
import '../support/render';

const Here = ({ name }: { name: string }) => <p>{name} is here</p>;
let asked = 0;
let isReachable = true;
const part = () =>
  latePart<{ name: string }>(async () => {
    asked += 1;
    if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module');
    return Here;
  });

beforeEach(() => {
  asked = 0;
  isReachable = true;
  clearToasts();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it('shows what waits until the part is here', async () => {
  const Part = part();
  render(<Part name="Ann" waiting={<p>Soon</p>} />);
  expect(screen.getByText('Soon')).toBeVisible();
  expect(await screen.findByText('Ann is here')).toBeVisible();
  expect(screen.queryByText('Soon')).toBeNull();
});

it('that cannot be had takes back the press, says so and leaves the page as it is', async () => {
  isReachable = false;
  const Part = part();
  const onMissing = vi.fn();
  render(
    <>
      <h1>The page</h1>
      <Part name="Ann" onMissing={onMissing} />
    </>,
  );
  await waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
  expect(toastState().toasts[0]).toMatchObject({ title: 'This could not be loaded', variant: 'destructive' });
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

it('that is still wanted when the connection is back is drawn then', async () => {
  isReachable = false;
  const Part = part();
  render(<Part name="Ann" />);
  await waitFor(() => expect(asked).toBe(1));
  isReachable = true;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Ann is here')).toBeVisible();
  expect(asked).toBe(2);
});

it('comes with the page where the page asks for it, is then drawn at once, and is no matter where it fails', async () => {
  const Part = part();
  isReachable = false;
  const Broken = part();
  isReachable = true;
  function Page({ opens }: { opens: boolean }) {
    usePartsAhead(Part, Broken);
    return opens ? <Part name="Ann" /> : null;
  }
  const { rerender } = render(<Page opens={false} />);
  await waitFor(() => expect(asked).toBe(2));
  isReachable = false;
  rerender(<Page opens />);
  expect(screen.getByText('Ann is here')).toBeVisible();
  expect(toastState().toasts).toEqual([]);
});

it('of a menu gives its button back where it cannot be had', async () => {
  isReachable = false;
  const Menu = part();
  render(<MenuOnDemand label="More">{(late) => <Menu name="Ann" {...late} />}</MenuOnDemand>);
  const button = screen.getByRole('button', { name: 'More' });
  fireEvent.click(button);
  await waitFor(() => expect(toastState().toasts).toHaveLength(1));
  isReachable = true;
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('Ann is here')).toBeVisible();
});
