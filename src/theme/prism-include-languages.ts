// Ejected: doesn't load any Prism languages in the browser, because `src/mdx/static-code.ts` has highlighted the
// code. The theme's own file would load the whole list.
export default function prismIncludeLanguages(): void {}
