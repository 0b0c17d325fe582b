/**
 * The languages of the site, in the framework's option `i18n`. English is the default; pages in other languages have the locale in
 * front of their address, as in `/de/user-guide`.
 */
export const i18n = {
  defaultLocale: 'en',
  locales: ['en'],
  localeConfigs: { en: { label: 'English' } },
};
