// Replaces `prism-react-renderer` in the bundles, because code is highlighted when its page is compiled.
// The theme's list of more languages imports `Prism`; nothing needs the other exports.
export const Prism = { languages: {} };
