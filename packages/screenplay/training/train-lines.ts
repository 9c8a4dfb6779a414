import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBestPath } from '../src/organise/lines/model/best-path.ts';
import { LABELS } from '../src/organise/lines/model/line-label.ts';
import { damageFilm, FILM_DAMAGES, type FilmDamage } from './damage-film.ts';
import { type LabelledRows, labelDocument } from './label-document.ts';
import { measureLines } from './measure-lines.ts';
import { type Film, readFilms } from './read-films.ts';
import { readScripts } from './read-scripts.ts';
import { FeatureNames, type LabelledDocument, seeded, trainCrf, type Weights } from './train-crf.ts';
import { typesetScript } from './typeset-script.ts';
import { writeWeights } from './write-weights.ts';

const WEIGHTS = new URL('../src/organise/lines/model/line-weights.json', import.meta.url);
const OPTIONS = { epochs: 4, rate: 0.12, decay: 0.002, least: 5, seed: 7 };
/** How often each script is typeset, and the share of each film, its labelled part aside, that is learnt from. */
const TYPESET = 10;
const SHARE = 0.35;

const { values } = parseArgs({
  options: {
    mirror: { type: 'string' },
    mica: { type: 'string' },
    films: { type: 'string' },
    folds: { type: 'string' },
    out: { type: 'string' },
  },
});

const names = new FeatureNames();

/** A film as it is, bare, and in one damage more, so that all films together have them all. */
function documentsOf(film: Film, index: number, random: () => number): LabelledRows[] {
  const others = FILM_DAMAGES.filter((damage) => damage !== 'none' && damage !== 'bare');
  const chosen: FilmDamage[] = ['none', 'bare', others[index % others.length] ?? 'flat'];
  return chosen.map((damage) => {
    const worse = damageFilm(film, damage, random);
    const document = labelDocument(worse, names);
    const skipped = new Set([...document.at.keys()].filter(() => random() > SHARE));
    const isTold = (from: number, to: number): boolean =>
      (document.at[Math.min(to, document.at.length) - 1] ?? 0) >= worse.from &&
      (document.at[from] ?? 0) < worse.to;
    return { ...document, keep: (from, to) => !skipped.has(from) || isTold(from, to) };
  });
}

function readMaterial(): { films: Map<Film, LabelledRows[]>; scripts: LabelledRows[] } {
  if (!values.mirror || !values.mica || !values.films)
    throw new Error('say --mirror, --mica and --films: see packages/screenplay/training/README.md');
  const random = seeded(11);
  const films = readFilms(values.mica, readFileSync(values.films, 'utf8').trim().split(/\s+/));
  const learnt = new Map(films.map((film, index) => [film, documentsOf(film, index, random)]));
  const scripts = readScripts(values.mirror).flatMap((script) =>
    Array.from({ length: TYPESET }, () => labelDocument(typesetScript(script, random), names, 0.5)),
  );
  return { films: learnt, scripts };
}

function predict({ features }: LabelledDocument, weights: Weights): number[] {
  const scores = (ids: Int32Array, table: Weights['state'], width: number): Int32Array => {
    const total = new Float64Array(width);
    for (const id of ids)
      table.get(names.names[id] ?? '')?.forEach((one, k) => {
        total[k] = (total[k] ?? 0) + one;
      });
    return Int32Array.from(total, (one) => Math.round(one * 64));
  };
  const states = features.map(({ state }) => scores(state, weights.state, LABELS.length));
  const steps = features.map(({ step }) => scores(step, weights.step, LABELS.length ** 2));
  return findBestPath({ states, steps }, LABELS.length).path;
}

/** Each film is read by weights that have not seen it; counted are the lines that people labelled. */
function crossValidate(material: ReturnType<typeof readMaterial>, folds: number): void {
  const wanted = new Map<FilmDamage, number[]>();
  const found = new Map<FilmDamage, number[]>();
  const films = [...material.films];
  for (let fold = 0; fold < folds; fold++) {
    const seen = films.filter((_, at) => at % folds !== fold).flatMap(([, documents]) => documents);
    const weights = trainCrf([...seen, ...material.scripts], names, OPTIONS);
    if (values.out) writeJson(join(values.out, `fold-${fold}.json`), weights);
    for (const [film] of films.filter((_, at) => at % folds === fold)) {
      for (const damage of ['none', 'bare', 'keyword', 'heading', 'cue'] as const) {
        const worse = damageFilm(film, damage, seeded(5));
        const document = labelDocument(worse, names);
        const path = predict(document, weights);
        document.at.forEach((row, at) => {
          if (row < worse.from || row >= worse.to) return;
          wanted.set(damage, [...(wanted.get(damage) ?? []), document.labels[at] ?? -1]);
          found.set(damage, [...(found.get(damage) ?? []), path[at] ?? -1]);
        });
      }
    }
  }
  for (const [damage, labels] of wanted) {
    const f1 = measureLines(labels, found.get(damage) ?? []);
    console.log(
      damage.padEnd(8),
      LABELS.map((label, at) => `${label} ${((f1[at] ?? 0) * 100).toFixed(1)}`).join('  '),
    );
  }
}

function writeJson(path: string | URL, weights: Weights): void {
  writeFileSync(path, `${JSON.stringify(writeWeights(weights))}\n`);
}

const material = readMaterial();
if (values.folds) crossValidate(material, Number(values.folds));
else
  writeJson(WEIGHTS, trainCrf([...[...material.films.values()].flat(), ...material.scripts], names, OPTIONS));
