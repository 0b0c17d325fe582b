/** The framework's `i18n` option. Other languages' addresses start with the locale: `/de/user-guide`. */
export const i18n = { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { label: 'English' } } };
