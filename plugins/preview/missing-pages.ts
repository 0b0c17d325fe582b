import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

/** Keeps other pages working while a sidebar keeps a renamed or deleted page in the list of routes. */
export class MissingPages {
  constructor(
    private readonly siteDir: string,
    private readonly replacement: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap(MissingPages.name, (factory) => {
      factory.hooks.beforeResolve.tap(MissingPages.name, (data) => {
        if (!/^@site\/[^!?]*\.(?:mdx?|tsx?|jsx?)(?:\?|$)/.test(data.request)) return;
        if (!/[\\/]\.docusaurus[\\/]?$/.test(data.context)) return;
        const file = path.join(this.siteDir, data.request.slice('@site/'.length).replace(/\?.*/, ''));
        if (existsSync(file)) return;
        // Webpack compiles again when the file is back.
        data.missingDependencies.add(file);
        data.request = this.replacement;
      });
    });
  }
}
