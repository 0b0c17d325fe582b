/** The markers that writers put into reference pages, and the content that replaces them. */
import type { Attributes, Block } from './blocks.ts';
import { apiMembers, apiTable } from './members.ts';
import { apiEasings, apiElements, apiObjects, apiTree } from './overviews.ts';
import {
  apiCommonStyles,
  apiMaskStyles,
  apiStyleGroup,
  apiStyles,
  apiStylesByType,
  apiTypes,
} from './styles.ts';

interface Marker {
  /** The attributes that it accepts. */
  readonly attributeNames: readonly string[];
  /** Whether it can contain the writer's text, each part under a member's name. */
  readonly acceptsText?: boolean;
  readonly expand: (attributes: Attributes) => Block[];
}

const MARKERS: Readonly<Record<string, Marker>> = {
  ApiMembers: { attributeNames: ['of', 'kind'], acceptsText: true, expand: apiMembers },
  ApiTable: { attributeNames: ['of', 'kind', 'only'], expand: apiTable },
  ApiStyles: { attributeNames: ['of', 'only'], expand: apiStyles },
  ApiCommonStyles: { attributeNames: [], expand: apiCommonStyles },
  ApiStylesByType: { attributeNames: ['type', 'by'], expand: apiStylesByType },
  ApiStyleGroup: { attributeNames: ['name'], acceptsText: true, expand: apiStyleGroup },
  ApiMaskStyles: { attributeNames: [], acceptsText: true, expand: apiMaskStyles },
  ApiTypes: { attributeNames: [], expand: apiTypes },
  ApiElements: { attributeNames: [], expand: apiElements },
  ApiObjects: { attributeNames: [], expand: apiObjects },
  ApiEasings: { attributeNames: [], expand: apiEasings },
  ApiTree: { attributeNames: [], expand: apiTree },
};

export function isMarker(name: string): boolean {
  return Object.hasOwn(MARKERS, name);
}

/**
 * Returns the content for a marker.
 * @param membersWithText names of the members that the writer has text for
 * @throws Error if the marker, an attribute, or a member doesn't exist; the message lists the valid names
 */
export function expandMarker(
  name: string,
  attributes: Attributes,
  membersWithText: readonly string[],
): Block[] {
  const marker = MARKERS[name];
  if (!marker) throw new Error(`unknown marker <${name}>. Use one of: ${Object.keys(MARKERS).join(', ')}`);
  const unknown = Object.keys(attributes).find((attribute) => !marker.attributeNames.includes(attribute));
  if (unknown !== undefined) {
    throw new Error(
      `<${name}> doesn't accept "${unknown}". It accepts: ${marker.attributeNames.join(', ') || 'no attributes'}`,
    );
  }
  const blocks = marker.expand(attributes);
  const membersWithSection = blocks.flatMap((block) => ('proseOf' in block ? [block.proseOf] : []));
  for (const member of membersWithText) {
    if (!marker.acceptsText) throw new Error(`<${name}> can't contain text`);
    if (!membersWithSection.includes(member)) {
      throw new Error(
        `<${name}> has text for "${member}". It accepts text for: ${membersWithSection.join(', ')}`,
      );
    }
  }
  return blocks;
}

/** Returns the member that a heading inside a marker refers to: "goToFrame(frame)" → "goToFrame". */
export function memberOfHeading(text: string): string {
  return text.replace(/`/gu, '').replace(/\(.*$/u, '').trim();
}
