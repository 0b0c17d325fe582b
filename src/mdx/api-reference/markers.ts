/** The markers that writers put into reference pages, and the content that replaces them. */
import type { Attributes, Block } from './blocks';
import { apiMembers, apiTable } from './members';
import { apiEasings, apiElements, apiObjects, apiTree } from './overviews';
import {
  apiCommonStyles,
  apiMaskStyles,
  apiStyleGroup,
  apiStyles,
  apiStylesByType,
  apiTypes,
} from './styles';

interface Marker {
  /** The attributes that it accepts. */
  readonly takes: readonly string[];
  /** Whether it can contain the writer's text, each part under a member's name. */
  readonly holdsProse?: boolean;
  readonly expand: (attributes: Attributes) => Block[];
}

const MARKERS: Readonly<Record<string, Marker>> = {
  ApiMembers: { takes: ['of', 'kind'], holdsProse: true, expand: apiMembers },
  ApiTable: { takes: ['of', 'kind', 'only'], expand: apiTable },
  ApiStyles: { takes: ['of', 'only'], expand: apiStyles },
  ApiCommonStyles: { takes: [], expand: apiCommonStyles },
  ApiStylesByType: { takes: ['type', 'by'], expand: apiStylesByType },
  ApiStyleGroup: { takes: ['name'], holdsProse: true, expand: apiStyleGroup },
  ApiMaskStyles: { takes: [], holdsProse: true, expand: apiMaskStyles },
  ApiTypes: { takes: [], expand: apiTypes },
  ApiElements: { takes: [], expand: apiElements },
  ApiObjects: { takes: [], expand: apiObjects },
  ApiEasings: { takes: [], expand: apiEasings },
  ApiTree: { takes: [], expand: apiTree },
};

/** The names of all markers. */
export const markerNames: readonly string[] = Object.keys(MARKERS);

export function isMarker(name: string): boolean {
  return Object.hasOwn(MARKERS, name);
}

/**
 * Returns the content for a marker.
 * @param written names of the members that the writer has text for
 * @throws Error if the marker, an attribute, or a member doesn't exist; the message lists the valid names
 */
export function expandMarker(name: string, attributes: Attributes, written: readonly string[]): Block[] {
  const marker = MARKERS[name];
  if (!marker) {
    throw new Error(`unknown marker <${name}>. Use one of: ${markerNames.join(', ')}`);
  }
  const unknown = Object.keys(attributes).find((attribute) => !marker.takes.includes(attribute));
  if (unknown !== undefined) {
    throw new Error(
      `<${name}> doesn't accept "${unknown}". It accepts: ${marker.takes.join(', ') || 'no attributes'}`,
    );
  }
  const blocks = marker.expand(attributes);
  const places = blocks.flatMap((block) => ('proseOf' in block ? [block.proseOf] : []));
  for (const member of written) {
    if (!marker.holdsProse) {
      throw new Error(`<${name}> can't contain text`);
    }
    if (!places.includes(member)) {
      throw new Error(`<${name}> has text for "${member}". It accepts text for: ${places.join(', ')}`);
    }
  }
  return blocks;
}

/** Returns the member that a heading inside a marker refers to: "goToFrame(frame)" → "goToFrame". */
export function memberOfHeading(text: string): string {
  return text.replace(/`/gu, '').replace(/\(.*$/u, '').trim();
}
