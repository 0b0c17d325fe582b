/** The only option of another plugin that this reads. */
interface AnalyticsOptions {
  readonly endpoint?: string;
}

/**
 * Returns where `page-analytics` reports to, if it does.
 * @param plugins From the site's configuration.
 */
export function analyticsEndpoint(plugins: readonly unknown[]): string | undefined {
  for (const plugin of plugins) {
    if (!Array.isArray(plugin) || !String(plugin[0]).includes('page-analytics')) continue;
    return (plugin[1] as AnalyticsOptions).endpoint || undefined;
  }
  return undefined;
}
