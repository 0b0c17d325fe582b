import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from '@swc/core';
import { isSearchShortcut } from '../local-search/client/shortcuts.ts';

const source = readFileSync(path.join(__dirname, 'early-script.js'), 'utf8');

/**
 * The text of the early script. It isn't part of the template, because the framework copies the template into every page's
 * scripts, together with the rest of the configuration.
 */
export const earlyScript = minifySync(
  `(() => { const isSearchShortcut = ${isSearchShortcut};\n${source} })();`,
  { compress: true, mangle: true },
).code.trim();

/**
 * The document around every built page, for the public option `ssrTemplate`. It's the template of Docusaurus, except that the site's
 * scripts are a list that the early script loads later. The theme's script that sets the color mode is above the style sheet, because
 * a script below it waits for it, and then the page waits for the script. `npm start` doesn't use this template.
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%
      const isLater = (sheet) => sheet.includes('/later.');
      const later = it.stylesheets.filter(isLater);
      const sheets = it.stylesheets.filter((sheet) => !isLater(sheet));
      const isNeeded = / class="[^"]*_-/.test(it.appHtml);
    %>
    <script id="keyfill-scripts" type="application/json"><%~ JSON.stringify([...(isNeeded ? [] : later), ...it.scripts].map((file) => it.baseUrl + file)) %></script>
    <%~ it.headTags %>
    <%~ it.preBodyTags %>
    <% sheets.concat(isNeeded ? later : []).forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
