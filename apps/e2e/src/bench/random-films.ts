import { seededRandom, type TalentProblem } from '@ddak/scheduler';

/**
 * A film of the random family: wages 1 to 100, durations 1 to 5, and each person in a number of scenes drawn from 2 to
 * all of them. The same numbers give the same film.
 */
export function randomFilm(scenes: number, people: number, seed: number): TalentProblem {
  const random = seededRandom(seed * 7919 + scenes * 131 + people);
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const wages = Array.from({ length: people }, () => between(1, 100));
  const durations = Array.from({ length: scenes }, () => between(1, 5));
  const inScenes = wages.map(() => new Set(shuffled(scenes, between).slice(0, between(2, scenes))));
  return {
    wages,
    scenes: durations.map((duration, scene) => ({
      duration,
      cast: inScenes.flatMap((own, person) => (own.has(scene) ? [person] : [])),
    })),
  };
}

/** A film with a hidden order in which nobody waits: each person's scenes are a stretch of it. */
export function plantedFilm(scenes: number, people: number, seed: number): TalentProblem {
  const random = seededRandom(seed * 6151 + scenes * 131 + people);
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const hidden = shuffled(scenes, between);
  const casts: number[][] = hidden.map(() => []);
  for (let person = 0; person < people; person++) {
    const length = between(2, Math.floor(scenes / 3));
    const from = between(0, scenes - length);
    for (const scene of hidden.slice(from, from + length)) casts[scene]?.push(person);
  }
  return {
    wages: Array.from({ length: people }, () => between(1, 100)),
    scenes: casts.map((cast) => ({ duration: between(1, 5), cast })),
  };
}

function shuffled(count: number, between: (from: number, to: number) => number): number[] {
  const list = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = between(0, i);
    const kept = list[i] as number;
    list[i] = list[j] as number;
    list[j] = kept;
  }
  return list;
}
