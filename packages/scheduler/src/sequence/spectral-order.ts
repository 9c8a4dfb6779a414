import type { SequenceProblem } from './sequence-problem.ts';

const ROUNDS = 150;

/**
 * Scenes in an order in which those with the same people are near each other: scenes stand at the mean of their people and
 * people at the mean of their scenes, round after round, with the mean of all taken out (the second eigenvector of who is
 * in what). Where people's scenes are stretches of a hidden order this finds it. Takes time in proportion to the cast lists.
 */
export function spectralOrder({ scenes, wages }: SequenceProblem, random: () => number): Int32Array {
  const at = Float64Array.from(scenes, () => random() - 0.5);
  const people = new Float64Array(wages.length);
  const count = new Float64Array(wages.length);
  for (const { cast } of scenes) for (const person of cast) count[person]!++;
  for (let round = 0; round < ROUNDS; round++) {
    people.fill(0);
    for (const [scene, { cast }] of scenes.entries())
      for (const person of cast) people[person]! += at[scene]!;
    for (let person = 0; person < people.length; person++) people[person]! /= Math.max(1, count[person]!);
    for (const [scene, { cast }] of scenes.entries()) {
      if (cast.length === 0) continue;
      let sum = 0;
      for (const person of cast) sum += people[person]!;
      // Half of where it was: people and scenes never swing from one side to the other.
      at[scene] = (at[scene]! + sum / cast.length) / 2;
    }
    centre(at, scenes);
  }
  return Int32Array.from(scenes.keys()).sort((a, b) => at[a]! - at[b]!);
}

/** Takes out the mean, by how many people a scene has, and stretches what is left to a length of one. */
function centre(at: Float64Array, scenes: SequenceProblem['scenes']): void {
  let sum = 0;
  let weight = 0;
  for (const [scene, { cast }] of scenes.entries()) {
    sum += at[scene]! * cast.length;
    weight += cast.length;
  }
  const mean = weight > 0 ? sum / weight : 0;
  let square = 0;
  for (let scene = 0; scene < at.length; scene++) {
    at[scene]! -= mean;
    square += at[scene]! * at[scene]!;
  }
  const length = Math.sqrt(square) || 1;
  for (let scene = 0; scene < at.length; scene++) at[scene]! /= length;
}
