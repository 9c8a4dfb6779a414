export { type FilmSize, type PlannedFilm, realisticFilm } from './realistic-film.ts';
