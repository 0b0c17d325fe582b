// The minifier of pages where the bundle that renders them finds it: that bundle runs apart from the plugins, which know the site.
exports.minify = () => {
  throw new Error(
    'page-html: a page is minified before the plugin is there. See plugins/page-html/index.ts.',
  );
};
