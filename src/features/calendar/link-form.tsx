import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createFeedMutation, type NewFeed } from '@/api/calendar/feeds';
import { Form, FormField, useHouseForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Fieldset } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/components/use-error-text';
import { useSave } from '@/components/use-save';
import { planLimits } from '@/config/limits';
import { AppError } from '@/lib/app-error';
import { feedFormSchema, feedParts } from '@/lib/calendar/feed-form';

export interface LinkFormProps {
  userId: string;
  onMade: (feed: NewFeed) => void;
}

/** What the database says about one link too many. */
const tooMany = 'too_many_feed_tokens';

/** A new link: what it shows, and whether in the person's own words. */
export function LinkForm({ userId, onMade }: LinkFormProps) {
  const { t } = useTranslation('calendar-exchange');
  const errorText = useErrorText();
  const form = useHouseForm(feedFormSchema, {
    defaults: { name: '', events: true, plan: true, tasks: false, details: false },
  });
  const details = useWatch({ control: form.control, name: 'details' });
  const make = useSave(
    { ...createFeedMutation(userId), onSuccess: onMade },
    {
      explain: (error) =>
        error instanceof AppError && error.detail === tooMany
          ? t('links.full', { number: planLimits.feed_tokens.paid })
          : errorText(error),
    },
  );
  return (
    <Form form={form} onSubmit={make.save} className="grid gap-5">
      <FormField
        form={form}
        name="name"
        label={t('links.name')}
        hint={t('links.nameHint')}
        required
        autoComplete="off"
      />
      <Fieldset legend={t('links.include')}>
        {feedParts.map((part) => (
          <FormField
            key={part}
            form={form}
            name={part}
            as={Checkbox}
            label={t(`links.${part}`)}
            deps={['events']}
          />
        ))}
      </Fieldset>
      <FormField
        form={form}
        name="details"
        as={Checkbox}
        label={t('links.details')}
        hint={t('links.detailsHint')}
      />
      <div aria-live="polite" className="contents">
        {details ? <Notice tone="caution">{t('links.notice')}</Notice> : null}
      </div>
      {make.problem ? (
        <Notice role="alert" tone="danger">
          {make.problem}
        </Notice>
      ) : null}
      <Button type="submit" variant="outline" busy={make.busy} data-action="create-link">
        {t('links.create')}
      </Button>
    </Form>
  );
}
