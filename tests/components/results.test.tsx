import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AreaProfile, areaTone } from '@/components/results/area-profile';
import { AreaTable } from '@/components/results/area-table';
import { DeliveryNotice } from '@/components/results/delivery-notice';
import { renderAt } from '../support/render';

const area = { id: 'a', name: 'Attention', score: 62.5, label: 'Moderate', tone: areaTone('yellow') };

describe('the profile of areas', () => {
  it('says number and band of an area, and its note', () => {
    render(<AreaProfile areas={[{ ...area, note: 'based on 1 of 4 answers' }]} lines="Lines" />);
    expect(screen.getByText('63')).toBeVisible();
    expect(screen.getByText('Moderate')).toBeVisible();
    expect(screen.getByText('based on 1 of 4 answers')).toBeVisible();
  });

  it('draws no bar for an area without a score that has words in its place', () => {
    render(<AreaProfile areas={[{ ...area, score: null, missing: 'Not enough data' }]} lines="Lines" />);
    expect(screen.getByText('Not enough data')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('reads out the number alone where a test names no bands', () => {
    render(<AreaProfile areas={[{ ...area, label: '' }]} lines="Lines" />);
    expect(screen.getByRole('img', { name: 'Attention: 63 of 100' })).toBeInTheDocument();
  });
});

describe('the table of areas', () => {
  it('leaves out a column without a head', () => {
    render(
      <AreaTable
        caption="Areas"
        columns={{ area: 'Area', score: 'Score', answers: undefined }}
        rows={[{ id: 'a', name: 'Attention', score: '62.5', answers: '1 of 4' }]}
      />,
    );
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Area', 'Score']);
    expect(screen.queryByText('1 of 4')).not.toBeInTheDocument();
  });
});

describe('the notice of delivery', () => {
  const texts = {
    waiting: { title: 'Waiting', text: 'Kept here' },
    refused: { title: 'Refused', text: 'Kept here only', again: 'Send again' },
  };

  it('says nothing once the server holds the result', () => {
    render(<DeliveryNotice status="sent" {...texts} onSendAgain={vi.fn()} onSave={vi.fn()} />);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says that a result waits, without a button', () => {
    render(<DeliveryNotice status="waiting" {...texts} onSendAgain={vi.fn()} onSave={vi.fn()} />);
    expect(screen.getByText('Waiting')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says that the day is full in place of a missing connection', () => {
    render(<DeliveryNotice status="waiting" full="kept" {...texts} onSendAgain={vi.fn()} onSave={vi.fn()} />);
    expect(screen.getByText(/as much today as one day allows.* sent by itself tomorrow/)).toBeVisible();
    expect(screen.queryByText('Kept here')).not.toBeInTheDocument();
  });

  it('sends a refused result again when asked', () => {
    const again = vi.fn();
    render(<DeliveryNotice status="refused" {...texts} onSendAgain={again} onSave={vi.fn()} />);
    screen.getByRole('button', { name: 'Send again' }).click();
    expect(again).toHaveBeenCalledOnce();
  });

  it('says that sending was given up, and sends again or saves when asked', async () => {
    const [again, save] = [vi.fn(), vi.fn()];
    renderAt('/', <DeliveryNotice status="stuck" {...texts} onSendAgain={again} onSave={save} />);
    expect(screen.getByText('A result could not be sent')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
    expect([again.mock.calls.length, save.mock.calls.length]).toEqual([1, 1]);
  });
});
