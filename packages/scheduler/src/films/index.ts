export { baselines } from './baselines.ts';
export { type PlantedRepair, plantedRepair } from './planted-repair.ts';
export { type FilmSize, type PlannedFilm, realisticFilm } from './realistic-film.ts';
