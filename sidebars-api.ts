import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { elementPages } from './src/config/element-pages.ts';

/**
 * The API reference, from the whole template to its parts. The elements' common properties are only linked
 * from other pages.
 */
const sidebars: SidebarsConfig = {
  api: [
    'index',
    'objects-api',
    {
      type: 'category',
      label: 'Actions',
      link: { type: 'doc', id: 'actions/index' },
      items: ['actions/composition-action', 'actions/frame-action'],
    },
    'keyfill',
    'composition',
    'layer',
    'mask',
    elementPages,
    {
      type: 'category',
      label: 'Style property',
      link: { type: 'doc', id: 'style-property/index' },
      items: [
        'style-property/all-properties',
        'style-property/keyframes',
        'style-property/mask-properties',
        {
          type: 'category',
          label: 'Property types',
          link: { type: 'doc', id: 'style-property/property-types/index' },
          items: [
            'style-property/property-types/number',
            'style-property/property-types/string',
            'style-property/property-types/color',
          ],
        },
        {
          type: 'category',
          label: 'Value type',
          link: { type: 'doc', id: 'style-property/value-type/index' },
          items: ['style-property/value-type/color'],
        },
      ],
    },
  ],
};

export default sidebars;
