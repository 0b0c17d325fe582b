// Ejected: loads no languages of Prism in the browser; `src/mdx/static-code.ts` has highlighted the code. The theme's own file brings a list of all of them.
export default function prismIncludeLanguages(): void {}
