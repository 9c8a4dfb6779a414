export { baselines } from './baselines.ts';
export { type PlantedRepair, plantedRepair } from './planted-repair.ts';
export { plantedShoot } from './planted-shoot.ts';
export { type FilmSize, type PlannedFilm, realisticFilm } from './realistic-film.ts';
