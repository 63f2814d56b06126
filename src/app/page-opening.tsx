import { useTranslation } from 'react-i18next';
import { LoadingState } from '@/components/loading-state';
import { PageHeader } from '@/components/page-header';
import { dynamicText } from '@/i18n/dynamic-text';
import type { Resources } from '@/i18n/resources.gen';
import { Header } from './navigation/site-header';

type TextKey = `${keyof Resources}:${string}`;

/** The header of a page whose words depend on nobody, as keys. */
export interface Opening {
  readonly eyebrow?: TextKey;
  readonly title: TextKey;
  readonly lead: TextKey;
  /** Classes of an empty box: the room of what stands beside the title. */
  readonly beside?: string;
}

const sessionIsRead = { status: 'loading', user: null } as const;

/**
 * What a page for members looks like before its code is there: its frame and, where these depend on nobody, its first words. The build
 * writes it into the HTML file; the page as React draws it takes its place, so it answers nobody and is read by nobody.
 */
export function PageOpening({ opening }: { opening: Opening | null }) {
  const { t, i18n } = useTranslation();
  const say = (key: TextKey) => {
    // Half an opening must not be published.
    if (!i18n.exists(key)) throw new Error(`no text ${key} to begin a page with`);
    const [ns, name] = key.split(':') as [keyof Resources, string];
    return dynamicText(t, ns, name);
  };
  return (
    <div data-opening="" aria-hidden="true" inert className="flex min-h-dvh flex-col">
      <Header auth={sessionIsRead} isOpening />
      {opening ? (
        <div className="wrap">
          <PageHeader
            eyebrow={opening.eyebrow ? <span className="link">{say(opening.eyebrow)}</span> : undefined}
            title={say(opening.title)}
            lead={say(opening.lead)}
            aside={opening.beside ? <div className={opening.beside} /> : undefined}
          />
        </div>
      ) : null}
      <LoadingState className="grow" />
    </div>
  );
}
