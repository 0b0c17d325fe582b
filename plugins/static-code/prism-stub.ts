// Stands in the bundles for `prism-react-renderer`: code was highlighted when its page was compiled. The theme's list of
// more languages asks for `Prism`, nothing asks for the rest.
export const Prism = { languages: {} };
