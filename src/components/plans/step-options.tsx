import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemindMe } from '@/components/reminders/remind-me';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { mayShorten, type PlanChange, swapsFor } from '@/lib/plans/change';
import { type FocusPlan, type PlanItem, type PlanProposal, skipReasons } from '@/lib/plans/plan';
import { useStepWords } from './use-step-words';

/** What else a person may do with steps, beside ticking, swapping and skipping. */
export interface StepMore {
  /** Puts a copy among the tasks. */
  copy?: ((item: PlanItem) => void) | undefined;
  /** Asks for another exercise, week, number or length; or takes the step away. */
  edit?: ((item: PlanItem) => void) | undefined;
  /** Offers to be reminded of it. */
  remind?: boolean;
  /** Asks for a step of a week more. */
  add?: ((week: number) => void) | undefined;
}

export interface StepOptionsProps {
  plan: FocusPlan;
  item: PlanItem;
  onChange: (change: PlanChange) => void;
  more?: StepMore | undefined;
}

/** What else can be done with an open step: swapped for another that was proposed, or skipped, with a reason or without. */
export function StepOptions({ plan, item, onChange, more }: StepOptionsProps) {
  const { t } = useTranslation('plans');
  const { nameOf, wayOf } = useStepWords(plan);
  const [open, setOpen] = useState<'swap' | 'skip' | null>(null);
  const panel = useId();
  const swaps = swapsFor(plan, item);
  const toggle = (which: 'swap' | 'skip') => setOpen((present) => (present === which ? null : which));
  const settle = (change: PlanChange) => {
    setOpen(null);
    onChange(change);
  };
  const itemId = item.id;
  const opens = (which: 'swap' | 'skip') => ({
    variant: 'link' as const,
    size: 'sm' as const,
    'data-action': which,
    'aria-expanded': open === which,
    'aria-controls': panel,
    onClick: () => toggle(which),
  });
  return (
    <div className="grid gap-2 print:hidden">
      <div className="-ms-1 flex flex-wrap gap-x-4">
        {swaps.length > 0 ? <Button {...opens('swap')}>{t('swap')}</Button> : null}
        {plan.origin === 'path' && item.part === 'practice' && mayShorten(item) ? (
          <Button
            variant="link"
            size="sm"
            data-action="shorten"
            onClick={() => settle({ type: 'shorten', itemId })}
          >
            {t('shorten')}
          </Button>
        ) : null}
        <Button {...opens('skip')}>{t('skip')}</Button>
        {more?.remind ? (
          <RemindMe
            offer={{
              title: nameOf(item),
              link: wayOf(item)?.to ?? paths.trainingHub,
              target: 'plan_item',
              targetId: item.id,
              repeat: (item.times_per_week ?? 1) > 1 ? 'day' : 'never',
            }}
          />
        ) : null}
        {more?.copy ? (
          <Button variant="link" size="sm" data-action="copy-step" onClick={() => more.copy?.(item)}>
            {t('copy')}
          </Button>
        ) : null}
        {more?.edit ? (
          <Button variant="link" size="sm" data-action="edit-step" onClick={() => more.edit?.(item)}>
            {t('edit')}
          </Button>
        ) : null}
      </div>
      <div id={panel} hidden={open === null}>
        {open === 'swap' ? (
          <Panel title={t('swapFor')}>
            {swaps.map((proposal) => (
              <SwapRow
                key={`${proposal.title} ${proposal.cadence_text}`}
                plan={plan}
                proposal={proposal}
                onChoose={() => settle({ type: 'swap', itemId, proposal })}
              />
            ))}
          </Panel>
        ) : null}
        {open === 'skip' ? (
          <Panel title={t('skipWhy')}>
            <div className="flex flex-wrap gap-2">
              {skipReasons.map((reason) => (
                <Button
                  key={reason}
                  variant="outline"
                  size="sm"
                  data-reason={reason}
                  onClick={() => settle({ type: 'skip', itemId, reason })}
                >
                  {t(`reason.${reason}`)}
                </Button>
              ))}
              <Button
                variant="outline"
                size="sm"
                data-reason="none"
                onClick={() => settle({ type: 'skip', itemId, reason: null })}
              >
                {t('skipPlain')}
              </Button>
            </div>
          </Panel>
        ) : null}
      </div>
    </div>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="rounded-m bg-sunken p-3.5">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="mb-2 text-sm font-semibold">
        {title}
      </p>
      <div className="grid gap-2">{children}</div>
    </fieldset>
  );
}

interface SwapRowProps {
  plan: FocusPlan;
  proposal: PlanProposal;
  onChoose: () => void;
}

function SwapRow({ plan, proposal, onChoose }: SwapRowProps) {
  const { nameOf, lang } = useStepWords(plan);
  return (
    <Button
      variant="outline"
      size="sm"
      data-action="swap-for"
      className="w-full justify-start rounded-m text-start whitespace-normal"
      onClick={onChoose}
    >
      <span>
        {nameOf(proposal)}
        <span lang={lang} className="block font-normal text-ink-soft">
          {proposal.cadence_text}
        </span>
      </span>
    </Button>
  );
}
