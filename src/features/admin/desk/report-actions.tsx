import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { decideReportMutation } from '@/api/admin/decisions';
import type { OpenedReport } from '@/api/admin/shapes';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { toast } from '@/components/ui/toast-store';
import { offeredForReport, type ReportAction } from '@/lib/admin/offers';
import { refusalIn } from '@/lib/community/refusals';
import { useActName } from '../use-act-name';
import { useDesk } from './desk-context';
import { KeyButton } from './key-button';

const keys: Readonly<Record<ReportAction, string>> = {
  uphold: 'u',
  dismiss: 'd',
  escalate: 'e',
  release: 'l',
  reopen: 'n',
};

export interface ReportActionsProps {
  report: OpenedReport;
  onDone: () => void;
  onChanged: () => void;
}

/** What can be decided about a report by whoever has it in hand. */
export function ReportActions({ report, onDone, onChanged }: ReportActionsProps) {
  const { t } = useTranslation('admin-desk');
  const actName = useActName();
  const { userId, isSenior } = useDesk();
  const explain = useRefusalText();
  const deciding = useMutation(decideReportMutation(userId));
  const { id, state, version, mine } = report;
  const press = (action: ReportAction) => {
    if (deciding.isPending) return;
    deciding
      .mutateAsync({ report: id, action, version })
      .then(() => {
        toast({ title: actName(action) });
        onDone();
      })
      .catch((failure: unknown) => {
        const code = refusalIn(failure)?.code;
        // Somebody was faster: the case says who, and what they decided.
        if (code === 'version_conflict' || code === 'invalid_state' || code === 'not_allowed') onChanged();
        toast({ title: t('words.failed'), description: explain(failure), variant: 'destructive' });
      });
  };
  const offered = offeredForReport(state, { senior: isSenior, inOtherHands: state === 'in_review' && !mine });
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map((action) => (
        <KeyButton key={action} hotkey={keys[action]} busy={deciding.isPending} onClick={() => press(action)}>
          {t(`do.${action}`)}
        </KeyButton>
      ))}
    </div>
  );
}
