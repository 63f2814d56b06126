import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { PageHeader } from '@/components/page-header';
import { href, paths } from '@/config/paths';
import { AskForm } from './write/ask-form';
import { WriteGate } from './write-gate';

/** Asks a question; afterwards its page is shown, where it may wait for review. */
export function AskScreen() {
  const { t } = useTranslation('community-write');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <>
      <PageHeader
        title={t('ask.heading')}
        lead={t('ask.lead')}
        aside={
          <Link to={paths.communityQuestions} className="link inline-flex min-h-11 items-center">
            {t('ask.back')}
          </Link>
        }
      />
      <div className="pb-section">
        <WriteGate returnTo={`${paths.communityQuestions}?ask=1`} purpose={t('ask.purpose')}>
          {(writer) => (
            <AskForm
              writer={writer}
              sought={search.get('q') ?? ''}
              onSent={({ id }) => void navigate(href(paths.communityTopic, { topicId: id }))}
            />
          )}
        </WriteGate>
      </div>
    </>
  );
}
