import { Settings, User } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { Sheet, SheetContent, SheetTrigger } from '@/components/ui/sheet';
import { TextField } from '@/components/ui/text-field';
import { Line, Specimen } from './specimen';

export function OverlaySpecimens() {
  const [asking, setAsking] = useState(false);
  return (
    <Specimen title="Overlays">
      <Line>
        <Dialog>
          <DialogTrigger asChild>
            <Button variant="outline">Dialog</Button>
          </DialogTrigger>
          <DialogContent
            title="Name this focus session"
            description="You see the name in your history."
            closeLabel="Close"
            footer={
              <>
                <DialogClose asChild>
                  <Button variant="outline">Cancel</Button>
                </DialogClose>
                <DialogClose asChild>
                  <Button>Save</Button>
                </DialogClose>
              </>
            }
          >
            <TextField label="Name" />
          </DialogContent>
        </Dialog>
        <Button variant="outline" onClick={() => setAsking(true)}>
          Alert dialog
        </Button>
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          title="Delete your account?"
          description="All reports and sessions go with it. This cannot be undone."
          cancelLabel="Keep it"
          confirmLabel="Delete the account"
          tone="danger"
          onConfirm={() => setAsking(false)}
        />
        <Sheet>
          <SheetTrigger asChild>
            <Button variant="outline">Sheet</Button>
          </SheetTrigger>
          <SheetContent title="Filters" closeLabel="Close">
            <p>At the edge of the screen.</p>
          </SheetContent>
        </Sheet>
        <Popover>
          <PopoverTrigger asChild>
            <Button variant="outline">Popover</Button>
          </PopoverTrigger>
          <PopoverContent aria-label="About the lines">
            <p>The two lines mark 40 and 70, where the label changes.</p>
          </PopoverContent>
        </Popover>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="outline">Menu</Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="start">
            <DropdownMenuLabel>Signed in as kim@example.com</DropdownMenuLabel>
            <DropdownMenuSeparator />
            <DropdownMenuItem>
              <User aria-hidden="true" />
              Account
            </DropdownMenuItem>
            <DropdownMenuItem disabled>
              <Settings aria-hidden="true" />
              Settings
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Button variant="outline" data-tip="Shown after 700 ms, at once after another one">
          Tooltip
        </Button>
      </Line>
    </Specimen>
  );
}
