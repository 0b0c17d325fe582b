/** Prints one measured figure: what, how much, and what was wanted where something was. */
export type Report = (what: string, value: string | number, wanted?: string) => void;
