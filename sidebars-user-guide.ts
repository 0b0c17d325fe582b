import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { elementPages } from './src/config/element-pages.ts';

/** The user guide in learning order. Composition, layer, and tutorials don't have a sidebar. */
const sidebars: SidebarsConfig = {
  userGuide: [
    'index',
    // Links, so the pages themselves have no sidebar.
    { type: 'link', label: 'Templates', href: '/user-guide/tutorials' },
    { type: 'link', label: 'Composition', href: '/user-guide/composition' },
    { type: 'link', label: 'Layer', href: '/user-guide/layer' },
    {
      type: 'category',
      label: 'Fundamentals',
      items: ['fundamentals/creating-element', 'fundamentals/user-interface', 'assets'],
    },
    'animation',
    elementPages,
    {
      type: 'category',
      label: 'Actions',
      link: { type: 'doc', id: 'actions/index' },
      items: ['actions/finding-elements'],
    },
    {
      type: 'category',
      label: 'Examples',
      items: [
        'examples/duplicate-text-content',
        'examples/change-fill-color',
        'examples/play-in-reverse-on-stop',
        'examples/looping',
        'examples/advanced-text-styling',
        'examples/crawler',
        'examples/external-api',
      ],
    },
    {
      type: 'category',
      label: 'Exporting',
      items: [
        {
          type: 'category',
          label: 'Integrations',
          link: { type: 'doc', id: 'exporting/integrations/index' },
          items: [
            'exporting/integrations/casparcg',
            'exporting/integrations/spx',
            'exporting/integrations/ograf',
            'exporting/integrations/liveos',
          ],
        },
        'exporting/template-definition-builder',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: ['best-practices', 'cheat-sheet', 'keyboard-shortcuts', 'faq'],
    },
  ],
};

export default sidebars;
