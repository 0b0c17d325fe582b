/**
 * Describes an action on a frame of the timeline. It doesn't give access to the action's code.
 *
 * @example
 * const steps = this.frameActions.filter((action) => action.isStep);
 * console.log(steps.length + 1);
 * @since 1.0
 */
export interface FrameAction {
  /**
   * The frame that triggers the action when the playhead enters it.
   *
   * @unit frames
   * @range 0…duration − 1
   * @example
   * for (const action of this.frameActions) console.log(action.frame);
   * @since 1.0
   */
  readonly frame: number;
  /**
   * The action's name, as the designer entered it.
   *
   * @defaultValue empty
   * @example
   * for (const action of this.frameActions) console.log(action.name);
   * @since 1.0
   */
  readonly name: string;
  /**
   * Whether playback rests after the action until a `next` command arrives.
   *
   * @defaultValue false
   * @example
   * console.log(this.frameActions.some((action) => action.isStep));
   * @since 1.0
   */
  readonly isStep: boolean;
  /**
   * Whether the outro starts here. A composition has at most one outro action.
   *
   * @defaultValue false
   * @example
   * console.log(this.frameActions.find((action) => action.isOutro)?.frame);
   * @since 1.0
   */
  readonly isOutro: boolean;
}
