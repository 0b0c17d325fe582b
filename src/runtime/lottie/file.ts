/** An effect of a layer, or a control that only expressions read. */
export interface LottieEffect {
  readonly nm?: string;
  /** After Effects' own name of the effect. */
  readonly mn?: string;
  readonly ty?: number;
  /** Whether the effect is on: 0 or 1. */
  readonly en?: number;
}

/** A layer. Camera layers have the type 13, text layers 5. */
export interface LottieLayer {
  ty?: number;
  readonly nm?: string;
  readonly ef?: readonly LottieEffect[];
  /** Layer styles, such as a stroke. */
  readonly sy?: readonly { readonly nm?: string }[];
  /** The color of a solid, in CSS. */
  sc?: string;
  readonly [key: string]: unknown;
}

/** A picture or a data file, or a composition if it has layers. */
export interface LottieAsset {
  readonly layers?: readonly LottieLayer[];
  /** The folder of the file. */
  u?: string;
  /** The name or address of the file. */
  p?: string;
  /** Whether `p` is the whole address: 0 or 1. */
  e?: number;
  /** The type: 3 for a data file. */
  t?: unknown;
}

/** A font. `fName` is the name by which text refers to it. */
export interface LottieFont {
  readonly fName?: string;
  fFamily: string;
  fPath?: string;
  fStyle?: string;
  fWeight?: string;
  fClass?: string;
  /** The elements with which lottie-web measures a font that it loads. */
  readonly monoCase?: { readonly parent: Element };
  readonly sansCase?: { readonly parent: Element };
}

/** The parts of a Lottie file that the runtime reads or replaces. */
export interface LottieFile {
  readonly layers?: readonly LottieLayer[];
  readonly assets?: readonly LottieAsset[];
  /** Values that a player may replace. A slot may contain an asset. */
  readonly slots?: Readonly<Record<string, { readonly p?: LottieAsset }>>;
  readonly fonts?: { readonly list?: readonly LottieFont[] };
  /** Characters as shapes. If there are any, text is drawn with them and needs no font. */
  readonly chars?: readonly unknown[];
  /** Parts of the animation that are in other files. */
  segments?: readonly unknown[] | undefined;
}
