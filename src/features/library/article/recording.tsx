import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { feedAddress, progressMutation } from '@/api/library/reading';
import type { WholeArticle } from '@/api/library/shapes';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { useFormats } from '@/i18n/use-formats';
import { sendEveryMs } from '@/lib/library/progress';
import { speeds } from '@/lib/library/read-aloud/speaker';

export interface RecordingProps {
  article: WholeArticle;
  src: string;
  userId: string;
}

const secondOf = (position: string | null | undefined): number =>
  /^\d{1,6}$/.test(position ?? '') ? Number(position) : 0;

/** A recording with the controls of the browser; it begins where somebody stopped, and only when they say so. */
export function Recording({ article, src, userId }: RecordingProps) {
  const { t } = useTranslation('library');
  const { hundredths, figure } = useFormats();
  const audio = useRef<HTMLAudioElement>(null);
  const { mutate } = useMutation(progressMutation(userId));
  const { id, slug, text_lang, text_version, progress, audio_s, title } = article;
  const sentAt = useRef(0);
  const keep = () => {
    const second = Math.floor(audio.current?.currentTime ?? 0);
    if (second === 0) return;
    sentAt.current = performance.now();
    const percent = audio_s ? Math.min(100, Math.floor((second / audio_s) * 100)) : 0;
    mutate({
      articleId: id,
      slug,
      lang: text_lang,
      version: text_version,
      percent,
      position: String(second),
    });
  };
  const keepNow = useRef(keep);
  keepNow.current = keep;
  useEffect(() => {
    const heard = audio.current;
    return () => {
      if (heard && !heard.paused) keepNow.current();
    };
  }, []);
  return (
    <div className="grid max-w-read gap-3" data-print="hide">
      {/* The transcript stands below, open to everybody who reads this. */}
      <audio
        ref={audio}
        controls
        preload="metadata"
        src={src}
        aria-label={title}
        className="w-full"
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.currentTime = secondOf(progress?.position);
        }}
        onTimeUpdate={() => {
          if (performance.now() - sentAt.current >= sendEveryMs) keep();
        }}
        onPause={keep}
      />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label={t('aloud.speed')} className="max-w-40">
          <NativeSelect
            defaultValue="1"
            onChange={({ target }) => {
              if (audio.current) audio.current.playbackRate = Number(target.value);
            }}
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {Number.isInteger(speed * 2) ? figure(speed) : hundredths(speed)}×
              </option>
            ))}
          </NativeSelect>
        </Field>
        <a href={feedAddress(text_lang)} className="link inline-flex min-h-11 items-center">
          {t('feed')}
        </a>
      </div>
    </div>
  );
}
