import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { deskArticleQuery, publishTextMutation, saveDraftMutation } from '@/api/library/desk';
import { toast } from '@/components/ui/toast-store';
import { fieldsOf, sourceOf, type TextFields } from '@/lib/library/desk-text';
import { libraryRefusalIn } from '@/lib/library/refusals';
import { textIn, useDeskInHand } from './desk-in-hand';

/** Saving a text and showing it to readers. What was typed while it was sent stays. */
export function useTextActs() {
  const { t } = useTranslation('admin-library');
  const desk = useDeskInHand();
  const { userId, article, lang, change, settle } = desk;
  const { text, stored, draft } = textIn(desk, lang);
  const newest = useRef(text);
  newest.current = text;
  const sent = useRef<TextFields>(text);
  const save = saveDraftMutation(userId);
  const saving = useMutation({
    ...save,
    onSuccess: (...args) => {
      const [saved] = args;
      const aside = draft.aside;
      if (newest.current === sent.current) {
        settle(lang, { text: fieldsOf(saved), base: saved.version, aside });
      } else {
        change(lang, { text: newest.current, base: saved.version, aside });
      }
      toast({ title: t('text.saved') });
      return save.onSuccess?.(...args);
    },
    // Somebody was quicker: what they saved is shown beside it.
    onError: (failure, _asked, _before, { client }) =>
      libraryRefusalIn(failure)?.code === 'version_conflict'
        ? client.invalidateQueries(deskArticleQuery(userId, article.id))
        : undefined,
  });
  const publish = publishTextMutation();
  const showing = useMutation({
    ...publish,
    onSuccess: (...args) => {
      toast({ title: t('text.shown') });
      return publish.onSuccess?.(...args);
    },
  });
  return {
    saving,
    showing,
    /** @param over the version that it is saved on top of */
    save: (over: number) => {
      if (saving.isPending) return;
      sent.current = text;
      const { title, summary, body, sources } = text;
      saving.mutate({
        id: article.id,
        lang,
        version: over,
        title,
        summary,
        body,
        sources: lang === 'en' ? sources.map(sourceOf) : [],
      });
    },
    show: () => {
      if (!showing.isPending && stored) showing.mutate({ id: article.id, lang, version: stored.version });
    },
  };
}
