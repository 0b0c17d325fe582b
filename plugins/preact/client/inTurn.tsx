import type { ComponentType } from 'react';
import Part from './Part';

/** A component of the theme as a part of its own. @param Wrapped - becomes exactly one element */
export function inTurn<Props extends object>(Wrapped: ComponentType<Props>): ComponentType<Props> {
  return function InTurn(props) {
    return (
      <Part>
        <Wrapped {...props} />
      </Part>
    );
  };
}
