/**
 * An action at a frame. What it does is in the template's code; this tells where it is.
 *
 * @example
 * const steps = this.frameActions.filter((action) => action.isStep);
 * console.log(steps.length + 1);
 * @since 1.0
 */
export interface FrameAction {
  /**
   * Frame whose entering runs the action.
   *
   * @unit frames
   * @range 0…duration − 1
   * @example
   * for (const action of this.frameActions) console.log(action.frame);
   * @since 1.0
   */
  readonly frame: number;
  /**
   * Name that the designer gave it.
   *
   * @defaultValue empty
   * @example
   * for (const action of this.frameActions) console.log(action.name);
   * @since 1.0
   */
  readonly name: string;
  /**
   * Whether playback rests after the action, until next.
   *
   * @defaultValue false
   * @example
   * console.log(this.frameActions.some((action) => action.isStep));
   * @since 1.0
   */
  readonly isStep: boolean;
  /**
   * Whether the outro starts here. One action of a composition at most is the outro.
   *
   * @defaultValue false
   * @example
   * console.log(this.frameActions.find((action) => action.isOutro)?.frame);
   * @since 1.0
   */
  readonly isOutro: boolean;
}
