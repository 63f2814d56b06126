import { useTranslation } from 'react-i18next';

const names = [
  'emailRequired',
  'emailInvalid',
  'passwordRequired',
  'passwordTooWeak',
  'confirmRequired',
  'passwordsDiffer',
  'termsRequired',
] as const;

/** Puts the messages of the account forms (`auth:errors.…`) into words. */
export function useFieldError(): (message: string | undefined) => string | undefined {
  const { t } = useTranslation('auth');
  return (message) => {
    const name = names.find((one) => message === `auth:errors.${one}`);
    return name && t(`errors.${name}`);
  };
}
