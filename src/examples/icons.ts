/** The pin of a place, with the station's slash. */
export const PIN =
  'M17 0C8 0 2 6 2 14C2 23 17 35 17 35S32 23 32 14C32 6 26 0 17 0ZM16.8 7H21.8L17.2 21H12.2Z';
/** For a guest who can only be heard. */
export const PHONE =
  'M7 0L13 9L9 14C11 19 15 23 20 25L25 21L34 27C34 32 31 35 27 35C12 34 1 22 0 8C0 3 3 0 7 0Z';
