import type { PathName } from '../../config/paths.ts';
import type { RouteRow } from '../route-row.ts';

/** Read by everybody; it asks the server for something when somebody goes on. */
const asksLater = { frame: 'public', needs: 'data', found: 'index', asksLater: true } as const;
/** What one part of the product does, takes, costs and cannot do; its prices are asked for once they are in view. */
const feature = { ...asksLater, page: 'features/feature-page' } as const;
const legal = { frame: 'public', needs: 'nothing', found: 'index' } as const;

/** What everybody may read: the home page and what the product says about itself. */
export const siteRows = {
  home: {
    page: 'home/home-page',
    frame: 'public',
    needs: 'nothing',
    texts: ['home'],
    found: 'index',
    description: 'common:description',
    members: 'dashboard',
  },
  features: {
    page: 'features/features-page',
    frame: 'public',
    needs: 'nothing',
    texts: ['features'],
    found: 'index',
    description: 'features:pageDescription',
  },
  featureAssessments: {
    ...feature,
    texts: ['features', 'feature-assessments'],
    description: 'feature-assessments:description',
  },
  featureProcrastination: {
    ...feature,
    texts: ['features', 'feature-procrastination'],
    description: 'feature-procrastination:description',
  },
  featureDementia: {
    ...feature,
    texts: ['features', 'feature-dementia'],
    description: 'feature-dementia:description',
  },
  featureTraining: {
    ...feature,
    texts: ['features', 'feature-training'],
    description: 'feature-training:description',
  },
  featureProgress: {
    ...feature,
    texts: ['features', 'feature-progress'],
    description: 'feature-progress:description',
  },
  featureDisplay: {
    ...feature,
    texts: ['features', 'feature-display'],
    description: 'feature-display:description',
  },
  featureSharing: {
    ...feature,
    texts: ['features', 'feature-sharing'],
    description: 'feature-sharing:description',
  },
  featureCommunity: {
    ...feature,
    texts: ['features', 'feature-community'],
    description: 'feature-community:description',
  },
  featureCalendar: {
    ...feature,
    texts: ['features', 'feature-calendar'],
    description: 'feature-calendar:description',
  },
  featureReminders: {
    ...feature,
    texts: ['features', 'feature-reminders'],
    description: 'feature-reminders:description',
  },
  neuroSettings: {
    page: 'settings/neuro-settings-page',
    frame: 'public',
    needs: 'nothing',
    texts: ['settings'],
    found: 'index',
    description: 'settings:pageDescription',
  },
  search: {
    page: 'search/search-page',
    frame: 'public',
    needs: 'nothing',
    texts: ['search', 'hub', 'training'],
    found: 'noindex',
  },
  sitemap: {
    page: 'search/sitemap-page',
    frame: 'public',
    needs: 'nothing',
    texts: ['search', 'hub', 'training'],
    found: 'index',
    description: 'search:sitemap.description',
  },
  faq: { ...asksLater, page: 'faq/faq-page', texts: ['faq'], description: 'faq:pageDescription' },
  contact: {
    ...asksLater,
    page: 'contact/contact-page',
    texts: ['contact', 'errors'],
    description: 'contact:pageDescription',
  },
  privacy: {
    ...asksLater,
    page: 'settings/privacy-page',
    texts: ['settings', 'consent', 'stored'],
    description: 'consent:page.lead',
  },
  privacyPolicy: {
    ...legal,
    page: 'legal/privacy-policy-page',
    texts: ['legal', 'policy'],
    description: 'policy:lead',
  },
  termsOfService: {
    ...legal,
    page: 'legal/terms-of-service-page',
    texts: ['legal', 'terms'],
    description: 'terms:lead',
  },
  cookiePolicy: {
    ...legal,
    page: 'legal/cookie-policy-page',
    texts: ['legal', 'stored'],
    description: 'legal:cookies.lead',
  },
  medicalDisclaimer: {
    ...legal,
    page: 'legal/medical-disclaimer-page',
    texts: ['legal'],
    description: 'legal:medical.lead',
  },
} as const satisfies Partial<Record<PathName, RouteRow>>;
