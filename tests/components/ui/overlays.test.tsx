import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { Sheet, SheetContent, SheetTrigger } from '@/components/ui/sheet';

const locked = () => document.documentElement.hasAttribute('data-scroll-locked');

function Example() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Open</Button>
      </DialogTrigger>
      <DialogContent title="Rename" description="You see the name in your history." closeLabel="Close">
        <input aria-label="Name" />
      </DialogContent>
    </Dialog>
  );
}

describe('Dialog', () => {
  it('is named and described, holds the focus and gives it back', async () => {
    render(<Example />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog', { name: 'Rename' });
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'You see the name in your history.',
    );
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('closes by its corner button and by a press outside', async () => {
    render(<Example />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const overlay = document.querySelector('[data-slot="overlay"]');
    if (!overlay) throw new Error('no overlay');
    await user.click(overlay);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the page from scrolling by an attribute, without writing a style element', async () => {
    const before = document.querySelectorAll('style').length;
    render(<Example />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(locked()).toBe(true);
    expect(document.querySelectorAll('style')).toHaveLength(before);
    await user.keyboard('{Escape}');
    expect(locked()).toBe(false);
  });

  it('keeps the lock until the last of two dialogs is closed', async () => {
    render(
      <Dialog defaultOpen>
        <DialogContent title="Outer">
          <Dialog defaultOpen>
            <DialogContent title="Inner">
              <Button>Inside</Button>
            </DialogContent>
          </Dialog>
          <Button>Below</Button>
        </DialogContent>
      </Dialog>,
    );
    const user = userEvent.setup();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Inner')).not.toBeInTheDocument();
    expect(locked()).toBe(true);
    await user.keyboard('{Escape}');
    expect(locked()).toBe(false);
  });
});

describe('AlertDialog', () => {
  function Question({ busy = false, onConfirm = () => {} }: { busy?: boolean; onConfirm?: () => void }) {
    const [open, setOpen] = useState(true);
    return (
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete the account?"
        description="This cannot be undone."
        cancelLabel="Keep it"
        confirmLabel="Delete"
        onConfirm={onConfirm}
        tone="danger"
        busy={busy}
      />
    );
  }

  it('starts on the harmless answer and is not closed by a press outside', async () => {
    render(<Question />);
    expect(screen.getByRole('alertdialog', { name: 'Delete the account?' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    const overlay = document.querySelector('[data-slot="overlay"]');
    if (!overlay) throw new Error('no overlay');
    fireEvent.pointerDown(overlay);
    fireEvent.click(overlay);
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  it('gives the focus back to what opened it, though it is no part of the dialog', async () => {
    function Page() {
      const [asking, setAsking] = useState(false);
      return (
        <>
          <Button onClick={() => setAsking(true)}>Ask</Button>
          {asking ? (
            <AlertDialog
              open
              onOpenChange={setAsking}
              title="Delete the account?"
              description="This cannot be undone."
              cancelLabel="Keep it"
              confirmLabel="Delete"
              onConfirm={() => {}}
            />
          ) : null}
        </>
      );
    }
    render(<Page />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep it'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
  });

  it('stays open after confirming until the caller closes it', async () => {
    const onConfirm = vi.fn();
    render(<Question onConfirm={onConfirm} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  it('cannot be left or confirmed twice while the action runs', async () => {
    const onConfirm = vi.fn();
    render(<Question busy onConfirm={onConfirm} />);
    const user = userEvent.setup();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });
});

describe('What lies over the page', () => {
  it('says that the rest cannot be reached while it is open', async () => {
    render(
      <>
        <Dialog open>
          <DialogContent title="Rename" closeLabel="Close">
            inside
          </DialogContent>
        </Dialog>
        <Sheet open>
          <SheetContent title="Filters" closeLabel="Close">
            inside
          </SheetContent>
        </Sheet>
        <AlertDialog
          open
          onOpenChange={() => {}}
          title="Delete the account?"
          description="This cannot be undone."
          cancelLabel="Keep it"
          confirmLabel="Delete"
          onConfirm={() => {}}
        />
      </>,
    );
    const over = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
    expect([...over].map((one) => one.getAttribute('aria-modal'))).toEqual(['true', 'true', 'true']);
  });
});

describe('Sheet, popover and menu', () => {
  it('open and close by keys and write no style element', async () => {
    const before = document.querySelectorAll('style').length;
    const chosen = vi.fn();
    render(
      <>
        <Sheet>
          <SheetTrigger>Filters</SheetTrigger>
          <SheetContent title="Filters" closeLabel="Close">
            inside
          </SheetContent>
        </Sheet>
        <Popover>
          <PopoverTrigger>Why?</PopoverTrigger>
          <PopoverContent>Because.</PopoverContent>
        </Popover>
        <DropdownMenu>
          <DropdownMenuTrigger>Account</DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem disabled>Profile</DropdownMenuItem>
            <DropdownMenuItem onSelect={chosen}>Sign Out</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </>,
    );
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(screen.getByText('Why?'));
    expect(screen.getByText('Because.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Because.')).not.toBeInTheDocument();
    screen.getByText('Account').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Sign Out'));
    await user.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledOnce();
    expect(locked()).toBe(false);
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });
});
