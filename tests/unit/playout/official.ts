import { officialSchema } from '../../../tools/playout/official-schemas.ts';

const ograf = officialSchema('graphics/schema.json');
const gdd = officialSchema('gdd/object.json');
const playoutOptions = officialSchema('gdd/playout-options.json');

/** The official JSON Schemas of OGraf v1. Without them next to the project, their tests are skipped. */
export const official = ograf && gdd && playoutOptions && { ograf, gdd, playoutOptions };
