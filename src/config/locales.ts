/**
 * The languages of the site: the name that readers see, by locale. English is the default; pages in other languages have
 * the locale in front of their address, as in `/de/user-guide`.
 */
const names: Readonly<Record<string, string>> = { en: 'English' };

/** The site's option `i18n`. */
export const i18n = {
  defaultLocale: 'en',
  locales: Object.keys(names),
  localeConfigs: Object.fromEntries(Object.entries(names).map(([locale, label]) => [locale, { label }])),
};
