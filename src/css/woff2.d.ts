/** Importing a font file returns its address in the build. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
