import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import type { Tier } from '@/lib/billing/tier';
import { MembershipChoices } from './membership-choices';

export interface MembershipChooserDialogProps {
  suggested: Tier;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The chooser over a page. Freemium closes it; people with an account go on to their first steps. */
export function MembershipChooserDialog({ suggested, opener, onClose }: MembershipChooserDialogProps) {
  const { t } = useTranslation('membership');
  const { t: common } = useTranslation('common');
  const auth = useAuth();
  const navigate = useNavigate();
  const free = () => {
    onClose();
    if (auth.status === 'signed-in') void navigate(paths.welcome);
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={t('chooser.title')}
        description={t('chooser.lead')}
        closeLabel={common('close')}
        data-screen="plan-chooser"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
      >
        <MembershipChoices suggested={suggested} onFree={free} />
      </DialogContent>
    </Dialog>
  );
}
