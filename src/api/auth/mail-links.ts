import { paths } from '@/config/paths';

const onThisSite = (path: string): string => new URL(path, window.location.origin).href;

/** Where the links of the auth server's mails lead after they were followed. */
export const mailLinks = {
  /** `way`: what the person came for, as a query; the page of the link leads on there. */
  confirmation: (way = '') => onThisSite(way ? `${paths.emailConfirmation}?${way}` : paths.emailConfirmation),
  newPassword: () => onThisSite(`${paths.auth}?mode=update-password`),
  emailChange: () => onThisSite(paths.account),
} as const;
