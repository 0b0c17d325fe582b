/** The markers that writers put into reference pages, and the content that replaces them. */
import { apiFields, apiMembers, apiType } from './members.ts';
import { apiEasings, apiElements, apiObjects, apiTree } from './overviews.ts';
import { apiCommonStyles, apiMaskStyles, apiStyleGroup, apiStyles, apiStylesByType } from './styles.ts';
import type { Attributes, Block } from './text.ts';

interface Marker {
  readonly attributeNames: readonly string[];
  /** Whether it can contain the writer's text, each part under a member's name. */
  readonly acceptsText?: boolean;
  readonly expand: (attributes: Attributes) => Block[];
}

const MARKERS: Readonly<Record<string, Marker>> = {
  ApiMembers: { attributeNames: ['of', 'kind'], acceptsText: true, expand: apiMembers },
  ApiFields: { attributeNames: ['of'], expand: apiFields },
  ApiType: { attributeNames: ['of'], expand: apiType },
  ApiStyles: { attributeNames: ['of'], expand: apiStyles },
  ApiCommonStyles: { attributeNames: [], expand: apiCommonStyles },
  ApiStylesByType: { attributeNames: ['type', 'by'], expand: apiStylesByType },
  ApiStyleGroup: { attributeNames: ['name'], acceptsText: true, expand: apiStyleGroup },
  ApiMaskStyles: { attributeNames: [], acceptsText: true, expand: apiMaskStyles },
  ApiElements: { attributeNames: [], expand: apiElements },
  ApiObjects: { attributeNames: [], expand: apiObjects },
  ApiEasings: { attributeNames: [], expand: apiEasings },
  ApiTree: { attributeNames: [], expand: apiTree },
};

/** Returns the marker with a name, if it is one. */
export const markerOf = (name: string | null): Marker | undefined =>
  name !== null && Object.hasOwn(MARKERS, name) ? MARKERS[name] : undefined;

/**
 * Returns the content for a marker.
 * @param membersWithText names of the members that the writer has text for
 * @throws Error if an attribute or a member doesn't exist; the message lists the valid names
 */
export function expandMarker(
  { attributeNames, acceptsText, expand }: Marker,
  attributes: Attributes,
  membersWithText: readonly string[],
): Block[] {
  const unknown = Object.keys(attributes).find((name) => !attributeNames.includes(name));
  if (unknown !== undefined) {
    const accepted = attributeNames.join(', ') || 'no attributes';
    throw new Error(`doesn't accept "${unknown}". It accepts: ${accepted}`);
  }
  const blocks = expand(attributes);
  const sections = blocks
    .flatMap((block) => ('entry' in block ? block.entry : [block]))
    .flatMap((block) => ('proseOf' in block ? [block.proseOf] : []));
  if (!acceptsText && membersWithText.length > 0) throw new Error("can't contain text");
  const lost = membersWithText.find((member) => !sections.includes(member));
  if (lost === undefined) return blocks;
  throw new Error(`has text for "${lost}". It accepts text for: ${sections.join(', ')}`);
}
