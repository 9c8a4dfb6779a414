import { LABELS } from '../src/organise/lines/model/line-label.ts';
import type { Film } from './read-films.ts';

export const FILM_DAMAGES = [
  'none',
  'bare',
  'flat',
  'tight',
  'keyword',
  'heading',
  'cue',
  'keyword bare',
] as const;
export type FilmDamage = (typeof FILM_DAMAGES)[number];

const HEADING = LABELS.indexOf('heading');
const CUE = LABELS.indexOf('character');
const KEYWORD = /(?:IN|EX)T\.?(?:\s*\/\s*(?:IN|EX)T\.?)?/g;

/** The film as it comes out of worse hands; labels stay true. `random` decides which lines suffer. */
export function damageFilm(film: Film, damage: FilmDamage, random: () => number): Film {
  switch (damage) {
    case 'none':
      return film;
    case 'bare':
      return pick(film, (row) => (row.trim() === '' ? null : row.trim()));
    case 'flat':
      return pick(film, (row) => row.trim());
    case 'tight':
      return pick(film, (row) => (row.trim() === '' ? null : row));
    case 'keyword': {
      const whole = random() < 0.5;
      return pick(film, (row, label) => {
        if (label !== HEADING || random() < 0.5) return row;
        const lead = whole ? '' : (/^\s*/.exec(row)?.[0] ?? '');
        return lead + row.replace(KEYWORD, ' ').trim();
      });
    }
    case 'keyword bare':
      return damageFilm(damageFilm(film, 'keyword', random), 'bare', random);
    case 'heading':
      return pick(film, (row, label) => (label === HEADING && random() < 0.5 ? row.toLowerCase() : row));
    case 'cue':
      return pick(film, (row, label) => (label === CUE && random() < 0.5 ? row.toLowerCase() : row));
  }
}

function pick(film: Film, change: (row: string, label: number) => string | null): Film {
  const rows: string[] = [];
  const labels: number[] = [];
  let { from, to } = film;
  film.rows.forEach((row, at) => {
    const changed = change(row, film.labels[at] ?? -1);
    if (changed === null) {
      if (at < film.from) from -= 1;
      if (at < film.to) to -= 1;
      return;
    }
    rows.push(changed);
    labels.push(film.labels[at] ?? -1);
  });
  return { name: film.name, rows, labels, from, to };
}
