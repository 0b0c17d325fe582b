/** An effect of a layer, or a control that only expressions read. `mn` is After Effects' own name, and `en` is 1 if it's on. */
export interface LottieEffect {
  readonly nm?: string;
  readonly mn?: string;
  readonly ty?: number;
  readonly en?: number;
}

/** A layer, with its effects and layer styles. Camera layers have the type 13. A solid has the color `sc`, in CSS. */
export interface LottieLayer {
  ty?: number;
  readonly nm?: string;
  readonly ef?: readonly LottieEffect[];
  readonly sy?: readonly { readonly nm?: string }[];
  sc?: string;
  readonly [key: string]: unknown;
}

/** A file in the folder `u` with the name `p`, which is the whole address if `e` is 1, or a composition if it has layers. Data files have
 * the type 3. */
export interface LottieAsset {
  readonly layers?: readonly LottieLayer[];
  u?: string;
  p?: string;
  e?: number;
  t?: unknown;
}

/** A font. Text refers to it by `fName`. lottie-web measures a font that it loads with the two elements. */
export interface LottieFont {
  readonly fName?: string;
  fFamily: string;
  fPath?: string;
  fStyle?: string;
  fWeight?: string;
  fClass?: string;
  readonly monoCase?: { readonly parent: Element };
  readonly sansCase?: { readonly parent: Element };
}

/** The parts of a Lottie file that the runtime reads or replaces. If there are `chars`, text is drawn with these shapes. */
export interface LottieFile {
  readonly layers?: readonly LottieLayer[];
  readonly assets?: readonly LottieAsset[];
  readonly slots?: Readonly<Record<string, { readonly p?: LottieAsset }>>;
  readonly fonts?: { readonly list?: readonly LottieFont[] };
  readonly chars?: readonly unknown[];
  /** Parts of the animation that are in other files. */
  segments?: readonly unknown[] | undefined;
}
