import type { Nudge } from '@ddak/server';
import type { SimWorld } from './sim-world.ts';

/** Nudges between servers, as unreliable as a hint may be: late, doubled, in another order, now and then lost. */
export class SimBus {
  readonly #listeners = new Set<(nudge: Nudge) => void>();
  readonly #world: SimWorld;

  constructor(world: SimWorld) {
    this.#world = world;
  }

  publish(nudge: Nudge): void {
    const { time, random, chaos } = this.#world;
    const copies = random.chance(chaos.drop / 4) ? 0 : random.chance(chaos.double) ? 2 : 1;
    for (let i = 0; i < copies; i++)
      time.after(random.int(0, chaos.delay / 4), () => {
        for (const heard of [...this.#listeners]) heard(nudge);
      });
  }

  listen(heard: (nudge: Nudge) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }
}
