const effects = new WeakMap<Element, KeyframeEffect>();

/**
 * Puts a box where the pointer is, px. By an animation that stands still: at each step of a transform that is set as a
 * style the browser puts all layers of the page together anew, hundreds on a board (docs/decisions/0011).
 */
export function carryTo(box: Element, { x, y }: { readonly x: number; readonly y: number }): void {
  const here = { transform: `translate(${x}px, ${y}px)` };
  const frames = [here, here];
  const known = effects.get(box);
  if (known) known.setKeyframes(frames);
  else {
    const animation = box.animate(frames, { duration: 1_000, iterations: Number.POSITIVE_INFINITY });
    // One that runs has the looks of its box computed anew in each frame, also while nothing moves.
    animation.pause();
    if (animation.effect instanceof KeyframeEffect) effects.set(box, animation.effect);
  }
}
