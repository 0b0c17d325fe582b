// Ejected: doesn't load the theme's Prism languages, because `src/mdx/static-code.ts` highlights code.
export default function prismIncludeLanguages(): void {}
