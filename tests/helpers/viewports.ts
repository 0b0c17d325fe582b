/** A usual window on a desk. */
export const DESK = { width: 1440, height: 900 };
/** A usual phone. */
export const PHONE = { width: 390, height: 844 };
