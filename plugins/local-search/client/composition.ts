/**
 * Whether an input method uses this key, for example to choose a Japanese word. Safari sends the Enter that ends a composition after
 * `compositionend`, so that only the code 229, which no real key has, gives it away (WebKit bug 165004).
 */
export const belongsToComposition = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
