import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ScriptFormat } from '@ddak/domain';
import { parseSource, repeatSource, type Source, STANDARD, writeAll } from '@ddak/screenplay/fixtures';
import { readInSandbox } from '@ddak/server/screenplay-reader';

const PAGES = 120;
const RUNS = 5;

interface Measured {
  format: ScriptFormat;
  bytes: number;
  scenes: number;
  /** Median over the runs, start of the process to its end. */
  milliseconds: number;
  slowest: number;
  peakMemoryMb: number;
}

/** Reads and organises a 120-page script in every format, in the confined reader: time and peak memory. */
export async function run(): Promise<object> {
  const { source, pages } = await longSource();
  const files = await writeAll(source, STANDARD);
  await readInSandbox(files.txt, 'warm-up.txt');
  const formats: Measured[] = [];
  for (const [format, bytes] of Object.entries(files) as [ScriptFormat, Uint8Array][]) {
    formats.push(await measure(format, bytes));
  }
  return { pages, scenes: source.scenes.length, runs: RUNS, formats };
}

/** The sample script over and over until its PDF has as many pages as a feature. */
async function longSource(): Promise<{ source: Source; pages: number }> {
  const root = new URL('./', import.meta.resolve('@ddak/screenplay/fixtures'));
  const once = parseSource(
    await readFile(fileURLToPath(new URL('sources/night-bus-stop.source.txt', root)), 'utf8'),
  );
  const perCopy = countPages(await readFile(fileURLToPath(new URL('night-bus-stop.pdf', root))));
  const copies = Math.ceil(PAGES / perCopy);
  return { source: repeatSource(once, copies), pages: copies * perCopy };
}

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 1;
}

async function measure(format: ScriptFormat, bytes: Uint8Array): Promise<Measured> {
  const times: number[] = [];
  let scenes = 0;
  let peakMemoryMb = 0;
  for (let i = 0; i < RUNS; i++) {
    const reading = await readInSandbox(bytes, `script.${format}`);
    if (!reading.ok) throw new Error(`${format}: ${reading.code}`);
    times.push(reading.milliseconds);
    scenes = reading.organised.scenes.length;
    peakMemoryMb = Math.max(peakMemoryMb, reading.peakMemoryMb);
  }
  times.sort((a, b) => a - b);
  const milliseconds = times[Math.floor(RUNS / 2)] as number;
  return { format, bytes: bytes.length, scenes, milliseconds, slowest: times.at(-1) as number, peakMemoryMb };
}
