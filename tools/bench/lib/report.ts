/** Prints a measured figure: what it is, the value, and the target if there is one. */
export type Report = (what: string, value: string | number, wanted?: string) => void;
