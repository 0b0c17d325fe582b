// Only what has been checked has a type, because any file that lottie-web plays must not fail here.

/** A layer's effect, or a control for expressions. `mn` is After Effects' own name; `en` is 1 if it's on. */
export interface LottieEffect {
  readonly nm?: unknown;
  readonly mn?: unknown;
  readonly ty?: unknown;
  readonly en?: unknown;
}

/** A layer with effects and layer styles. Cameras have the type 13. A solid has the color `sc`, in CSS. */
export interface LottieLayer {
  ty?: unknown;
  readonly nm?: unknown;
  readonly ef?: unknown;
  readonly sy?: unknown;
  sc?: unknown;
  readonly [key: string]: unknown;
}

/** A file `p` in the folder `u` (the whole address if `e` is 1), data (type 3), or a composition's layers. */
export interface LottieAsset {
  readonly layers?: unknown;
  readonly u?: unknown;
  p?: unknown;
  e?: unknown;
  t?: unknown;
}

/** A font. Text refers to it by `fName`. lottie-web measures a font that it loads with the two elements. */
export interface LottieFont {
  readonly fName?: unknown;
  fFamily?: unknown;
  fPath?: unknown;
  fStyle?: string;
  fWeight?: string;
  fClass?: string;
  readonly monoCase?: { readonly parent: Element };
  readonly sansCase?: { readonly parent: Element };
}

/** The parts of a Lottie file that the runtime reads or replaces. `chars` are the shapes of its text. */
export interface LottieFile {
  readonly layers?: unknown;
  readonly assets?: unknown;
  readonly slots?: unknown;
  readonly fonts?: unknown;
  readonly chars?: unknown;
  /** Parts of the animation that are in other files. */
  segments?: unknown;
}
