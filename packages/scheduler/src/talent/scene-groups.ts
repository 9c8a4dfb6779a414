import type { TalentCore } from './reduce-problem.ts';

/** Scenes that remain, by casts that are equal but for people who stay on location throughout. */
export class SceneGroups {
  count = 0;
  readonly casts: Int32Array;
  readonly durations: Float64Array;
  /** The group's scenes, in two words. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly #sceneCasts: Int32Array;
  readonly #sceneDurations: Float64Array;

  constructor(core: TalentCore) {
    const scenes = core.casts.length;
    this.#sceneCasts = Int32Array.from(core.casts, maskOf);
    this.#sceneDurations = Float64Array.from(core.durations);
    this.casts = new Int32Array(scenes);
    this.durations = new Float64Array(scenes);
    this.low = new Int32Array(scenes);
    this.high = new Int32Array(scenes);
  }

  /** Who is needed both in and outside the scenes that remain, and is not at one end only, stays throughout. */
  fill(low: number, high: number, atOneEnd: number): void {
    const scenes = this.#sceneCasts.length;
    let inside = 0;
    let outside = 0;
    for (let scene = 0; scene < scenes; scene++)
      if (isIn(scene, low, high)) inside |= this.#sceneCasts[scene] as number;
      else outside |= this.#sceneCasts[scene] as number;
    const relevant = inside & ~(outside & ~atOneEnd);
    this.count = 0;
    for (let scene = 0; scene < scenes; scene++) if (isIn(scene, low, high)) this.#add(scene, relevant);
  }

  /** Everybody in the groups but one. */
  castWithout(group: number): number {
    let people = 0;
    for (let g = 0; g < this.count; g++) if (g !== group) people |= this.casts[g] as number;
    return people;
  }

  /**
   * The groups worth placing next to an end where these people are, into a list; how many. A group with all of them,
   * and nobody new whom another group would not bring too, goes before that other one.
   */
  choose(present: number, into: Int32Array): number {
    let chosen = 0;
    for (let g = 0; g < this.count; g++) {
      const brought = (this.casts[g] as number) | present;
      let later = false;
      for (let other = 0; other < this.count && !later; other++) {
        const cast = this.casts[other] as number;
        later = other !== g && (cast & present) === present && (cast & ~brought) === 0;
      }
      if (!later) into[chosen++] = g;
    }
    return chosen;
  }

  #add(scene: number, relevant: number): void {
    const cast = (this.#sceneCasts[scene] as number) & relevant;
    let g = 0;
    while (g < this.count && this.casts[g] !== cast) g++;
    if (g === this.count) {
      this.count++;
      this.casts[g] = cast;
      this.durations[g] = 0;
      this.low[g] = 0;
      this.high[g] = 0;
    }
    this.durations[g] = (this.durations[g] as number) + (this.#sceneDurations[scene] as number);
    if (scene < 32) this.low[g] = (this.low[g] as number) | (1 << scene);
    else this.high[g] = (this.high[g] as number) | (1 << (scene - 32));
  }
}

/** The scenes of two words, by number. */
export function scenesOf(low: number, high: number): number[] {
  return Array.from({ length: 64 }, (_, scene) => scene).filter((scene) => isIn(scene, low, high));
}

function isIn(scene: number, low: number, high: number): boolean {
  return ((scene < 32 ? low >>> scene : high >>> (scene - 32)) & 1) === 1;
}

function maskOf(cast: readonly number[]): number {
  return cast.reduce((mask, person) => mask | (1 << person), 0);
}
