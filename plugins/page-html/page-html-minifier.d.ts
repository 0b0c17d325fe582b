declare module 'page-html-minifier' {
  export { minify } from 'html-minifier-terser';
}
