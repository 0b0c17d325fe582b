import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isSearchShortcut } from '../local-search/client/shortcuts';

/** Minified together with each page. */
const earlyScript = readFileSync(path.join(__dirname, 'early-script.js'), 'utf8');

/**
 * The document around every built page, for the public option `ssrTemplate`. It's the template of Docusaurus 3.1.1, except that the
 * site's scripts are a list that the early script loads later. `npm start` doesn't use it.
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <script id="keyfill-scripts" type="application/json"><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>
    <script>(() => { const isSearchShortcut = ${isSearchShortcut};
${earlyScript} })();</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
