type Kind = 'localStorage' | 'sessionStorage';

/** Reads what the browser keeps for the site. Some browsers refuse, and then there's nothing. */
export function kept(storage: Kind, key: string): string | undefined {
  try {
    return window[storage].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a string for the site; undefined removes it. Returns whether the browser has room and allows it. */
export function keep(storage: Kind, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
