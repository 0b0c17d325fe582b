/** The pin of a place. */
export const PIN =
  'M17 0C8 0 2 6 2 14C2 23 17 35 17 35S32 23 32 14C32 6 26 0 17 0ZM17 9A5 5 0 1 1 17 19A5 5 0 1 1 17 9Z';
/** For a guest who can only be heard. */
export const PHONE =
  'M7 0L13 9L9 14C11 19 15 23 20 25L25 21L34 27C34 32 31 35 27 35C12 34 1 22 0 8C0 3 3 0 7 0Z';
