import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { finished } from './parts.ts';

/** The graphic that "Your first lower third" builds, with titles for its fields. */
export const project: ProjectDefinition = {
  ...finished,
  name: 'First lower third',
  templateDefinition: {
    description: 'The lower third that readers build first.',
    layer: 5,
    outMode: 'manual',
    fields: [
      { key: '_name', title: 'Name', type: 'text', value: 'Mira Halvorsen' },
      { key: '_title', title: 'Title', type: 'text', value: 'Harbor reporter' },
    ],
  },
};
