/**
 * The languages of the site, in the framework's option `i18n`. English is the default. The addresses of pages
 * in other languages start with the locale, as in `/de/user-guide`.
 */
export const i18n = {
  defaultLocale: 'en',
  locales: ['en'],
  localeConfigs: { en: { label: 'English' } },
};
