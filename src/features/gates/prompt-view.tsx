import { cx } from 'class-variance-authority';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import type { PaidTier } from '@/config/plans';
import { useSeen } from '@/hooks/use-seen';
import { plansAddress } from '@/lib/upgrade/plans-address';
import type { Prompt, PromptShape } from '@/lib/upgrade/prompts';
import type { PromptViewer } from '@/lib/upgrade/viewer';
import { usePromptWords } from './use-prompt-words';

export interface PromptViewProps {
  prompt: Prompt;
  viewer: PromptViewer;
  plan?: PaidTier;
  className?: string;
  onSeen: () => void;
  onOpened: () => void;
  onNotNow: () => void;
  children?: ReactNode;
}

const shapes: Record<Exclude<PromptShape, 'line'>, string> = {
  block: 'border-control-t border-ink pt-4',
  band: 'grid items-center gap-x-10 border-y border-line py-7 md:grid-cols-[1fr_auto]',
  teaser: 'rounded-m bg-sunken px-4 pt-3 pb-1',
};

/** How a prompt looks. It stands in the flow of the page, never over it, and not on paper. */
export function PromptView(props: PromptViewProps) {
  const { prompt, viewer, plan, className, onSeen, onOpened, onNotNow, children } = props;
  const { t } = useTranslation('upgrade');
  const words = usePromptWords(prompt.context, viewer, plan);
  const titleId = useId();
  const element = useRef<HTMLElement>(null);
  useSeen(element, onSeen);
  const hooks = {
    'data-slot': 'upgrade-prompt',
    'data-prompt': prompt.context,
    'data-placement': prompt.placement,
    'data-print': 'hide',
  };
  const address = plansAddress(prompt.context);
  const notNow = prompt.dismissable ? (
    <Button
      variant="link"
      size="sm"
      data-action="not-now"
      aria-label={t('words.pair', { name: t('words.notNow'), text: words.title.replace(/[:：]$/, '') })}
      onClick={onNotNow}
    >
      {t('words.notNow')}
    </Button>
  ) : null;

  if (prompt.shape === 'line') {
    return (
      <div
        ref={(node) => {
          element.current = node;
        }}
        className={cx('flex flex-wrap items-center gap-x-5 text-sm text-ink-soft', className)}
        {...hooks}
      >
        <p>
          <strong className="font-semibold text-ink">{words.title}</strong> {words.text}{' '}
          <Link to={address} className="link whitespace-nowrap" data-action="upgrade" onClick={onOpened}>
            {words.button}
          </Link>
        </p>
        {notNow}
      </div>
    );
  }
  return (
    <section
      ref={element}
      aria-labelledby={titleId}
      className={cx(shapes[prompt.shape], className)}
      {...hooks}
    >
      <div>
        <h2 id={titleId} className={prompt.shape === 'teaser' ? 'text-base' : 'text-lg'}>
          {words.title}
        </h2>
        <p className={cx('mt-1.5 text-ink-soft', prompt.shape === 'band' ? 'max-w-read' : 'text-sm')}>
          {words.text}
        </p>
      </div>
      <div
        className={cx(
          'mt-3 flex flex-wrap items-center gap-x-5 gap-y-1',
          prompt.shape === 'teaser' && '-ms-1',
        )}
      >
        <ButtonLink
          to={address}
          variant={prompt.shape === 'teaser' ? 'link' : 'outline'}
          size="sm"
          className="max-w-full shrink"
          data-action="upgrade"
          onClick={onOpened}
        >
          {words.button}
        </ButtonLink>
        {children}
        {notNow}
      </div>
    </section>
  );
}
