interface Keyframe {
  readonly frame: number;
  readonly value: number;
}

/** Returns the value of keyframes at a frame, without easing. */
export function valueAt(keyframes: readonly Keyframe[], frame: number): number {
  const next = keyframes.findIndex((keyframe) => keyframe.frame > frame);
  const later = keyframes.at(next);
  const earlier = next > 0 ? keyframes[next - 1] : later;
  if (earlier === undefined || later === undefined || earlier === later) return later?.value ?? 0;
  const time = (frame - earlier.frame) / (later.frame - earlier.frame);
  return earlier.value + (later.value - earlier.value) * time;
}
