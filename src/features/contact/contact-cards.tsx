import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '@/components/section';
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';

/** Who reads, where they are, and when they answer. */
export function ContactCards() {
  const { t } = useTranslation('contact');
  return (
    <div className="grid content-start gap-10">
      <Section title={t('touch.title')} ruled>
        <a href={`mailto:${brand.email}`} className="link inline-flex min-h-11 items-center wrap-anywhere">
          {brand.email}
        </a>
        <p className="text-ink-soft">{t('touch.reply')}</p>
        <p className="mt-4 text-sm text-ink-soft">{t('support')}</p>
      </Section>
      <Section title={t('company')} ruled>
        <address className="not-italic">
          {brand.operator}
          {brand.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <ul className="mt-2">
          <li>
            <Link to={paths.privacyPolicy} className="link inline-flex min-h-11 items-center">
              {t('pages.privacyPolicy')}
            </Link>
          </li>
          <li>
            <Link to={paths.termsOfService} className="link inline-flex min-h-11 items-center">
              {t('pages.termsOfService')}
            </Link>
          </li>
        </ul>
      </Section>
    </div>
  );
}
