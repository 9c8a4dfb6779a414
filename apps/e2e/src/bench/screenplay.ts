import type { ScriptFormat } from '@ddak/domain';
import {
  addCounts,
  DAMAGES,
  type DamageName,
  evaluateBreakdown,
  type Measured,
  measureBreakdown,
  measureFormats,
  measureText,
  nativeStyle,
  readSources,
  type Scores,
  type Source,
  STYLES,
  suits,
} from '@ddak/screenplay/fixtures';
import { printScores, type Scored, toRates } from './print-scores.ts';

/**
 * Precision, recall and F1 of reading on the house's own set: each script in its own style in every format, all
 * scripts in each style, and each kind of damage on the scripts' own and on all numbered styles. Then the breakdown.
 */
export async function run(): Promise<object> {
  const sources = await readSources();
  const { scripts, formats, breakdown } = await measureNative(sources);
  const groups: Record<string, Scored> = {
    'scripts, each in its own style, as text': scripts,
    'formats, each script in its own style': formats,
    'styles, all scripts, as text': measureStyles(sources),
    'damages, own styles and a sample of scripts in all numbered styles, as text': measureDamages(sources),
    'breakdown, on scenes as organised from text': { 'labelled scenes': evaluateBreakdown(breakdown) },
  };
  for (const [title, scored] of Object.entries(groups)) printScores(title, scored);
  return {
    scripts: sources.length,
    scenes: sources.reduce((sum, source) => sum + source.scenes.length, 0),
    labelledScenes: sources.flatMap((source) => source.scenes.filter((scene) => scene.items)).length,
    ...Object.fromEntries(
      Object.entries(groups).map(([title, scored]) => [title.split(',')[0], toRates(scored)]),
    ),
  };
}

async function measureNative(
  sources: readonly Source[],
): Promise<{ scripts: Scored; formats: Scored; breakdown: ReturnType<typeof measureBreakdown> }> {
  const scripts: Scored = {};
  const byFormat: Partial<Record<ScriptFormat, Scores[]>> = {};
  const breakdown: ReturnType<typeof measureBreakdown> = [];
  for (const source of sources) {
    const style = nativeStyle(source);
    const files = await measureFormats(source, style);
    for (const [format, { scores }] of Object.entries(files) as [ScriptFormat, Measured][])
      byFormat[format] = [...(byFormat[format] ?? []), scores];
    scripts[`${source.title} (${style.name}, ${style.cue})`] = files.txt.scores;
    if (source.lang === 'ko') breakdown.push(...measureBreakdown(files.txt));
  }
  const formats = Object.fromEntries(
    Object.entries(byFormat).map(([format, scores]) => [format, addCounts(scores)]),
  );
  return { scripts, formats, breakdown };
}

function measureStyles(sources: readonly Source[]): Scored {
  return Object.fromEntries(
    STYLES.map((style) => [
      style.name,
      addCounts(
        sources.filter((source) => suits(style, source)).map((source) => measureText(source, style).scores),
      ),
    ]),
  );
}

/** Every sixth script in the styles that are not its own: damage does not ask which words are damaged. */
const SAMPLE = 6;

function measureDamages(sources: readonly Source[]): Scored {
  const numbered = STYLES.filter((style) => style.numbered);
  const documents = sources.flatMap((source, i) => {
    const others = i % SAMPLE === 0 ? numbered.filter((style) => suits(style, source)) : [];
    return [nativeStyle(source), ...others].map((style) => ({ source, style }));
  });
  return Object.fromEntries(
    (Object.keys(DAMAGES) as DamageName[]).map((damage) => [
      damage,
      addCounts(documents.map(({ source, style }) => measureText(source, style, damage).scores)),
    ]),
  );
}
