import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tagMutation } from '@/api/admin/decisions';
import { tagsQuery } from '@/api/community/topics';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { useSave } from '@/components/use-save';
import { useActName } from '../use-act-name';
import { useDesk } from './desk-context';
import { useTagName } from './use-tag-name';
import { useUndo } from './use-undo';

/** Takes a tag out of use: questions get another one in its place, or keep it while nobody chooses it any more. */
export function TagTools() {
  const { t, i18n } = useTranslation('admin-desk');
  const { userId } = useDesk();
  const explain = useRefusalText();
  const tagName = useTagName();
  const { data: tags = [] } = useQuery(tagsQuery());
  const [from, setFrom] = useState('');
  const [into, setInto] = useState('');
  const [asks, setAsks] = useState(false);
  const actName = useActName();
  const { tell } = useUndo();
  const change = tagMutation(userId);
  const undoing = useMutation(change);
  const { save, busy } = useSave(
    {
      ...change,
      onSuccess: (...args) => {
        const [, { slug, into: other }] = args;
        const back = { id: crypto.randomUUID(), slug, into: null, back: true };
        if (other === null) tell(t('tags.done'), () => undoing.mutateAsync(back), actName('reuse'));
        else tell(t('tags.done'));
        setAsks(false);
        setFrom('');
        setInto('');
        return change.onSuccess?.(...args);
      },
      onError: () => setAsks(false),
    },
    { failed: t('words.failed'), explain },
  );
  const slugs = tags.map(({ slug }) => slug);
  slugs.sort((a, b) => tagName(a).localeCompare(tagName(b), i18n.language));
  const merges = into !== '';
  const names = { from: tagName(from), into: tagName(into) };
  return (
    <div className="grid max-w-xl gap-5">
      <p className="text-ink-soft">{t('tags.lead')}</p>
      <Field label={t('tags.from')}>
        <NativeSelect value={from} onChange={({ target }) => setFrom(target.value)}>
          <option value="">{t('tags.choose')}</option>
          {slugs.map((slug) => (
            <option key={slug} value={slug}>
              {tagName(slug)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t('tags.into')}>
        <NativeSelect value={into} onChange={({ target }) => setInto(target.value)}>
          <option value="">{t('tags.nothing')}</option>
          {slugs
            .filter((slug) => slug !== from)
            .map((slug) => (
              <option key={slug} value={slug}>
                {tagName(slug)}
              </option>
            ))}
        </NativeSelect>
      </Field>
      <div>
        <Button variant="outline" disabled={from === ''} onClick={() => setAsks(true)}>
          {t(merges ? 'tags.merge' : 'tags.retire')}
        </Button>
      </div>
      <AlertDialogOnDemand
        open={asks}
        onOpenChange={setAsks}
        title={t(merges ? 'tags.merge' : 'tags.retire')}
        description={t(merges ? 'tags.mergeEffect' : 'tags.retireEffect', names)}
        cancelLabel={t('cancel')}
        confirmLabel={t(merges ? 'tags.merge' : 'tags.retire')}
        tone="danger"
        busy={busy}
        onConfirm={() => save({ id: crypto.randomUUID(), slug: from, into: merges ? into : null })}
      />
    </div>
  );
}
