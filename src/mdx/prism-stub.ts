// Replaces `prism-react-renderer`, which compiled pages don't need. The theme still imports `Prism`.
export const Prism = { languages: {} };
