import { readFile } from 'node:fs/promises';
import type { OrganisedScreenplay, ScriptFormat } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { type Gold, measureFormats, nativeStyle, readSources, type Source } from '../fixtures/index.ts';
import { readScript } from './read-script.ts';

const FORMATS = ['txt', 'fountain', 'fdx', 'docx', 'hwp', 'hwpx', 'pdf'] as const;
const fixture = (name: string): Promise<Uint8Array> =>
  readFile(new URL(`../fixtures/${name}`, import.meta.url));

async function read(name: string) {
  const result = await readScript(new Uint8Array(await fixture(name)), name);
  if (!result.ok) throw new Error(result.message);
  return result.organised;
}

describe.each(FORMATS)('밤의 정류장 as %s', (format) => {
  it('gives the scenes, people and places that its author wrote', async () => {
    const gold = JSON.parse(new TextDecoder().decode(await fixture('night-bus-stop.gold.json'))) as Gold;
    const organised = await read(`night-bus-stop.${format}`);
    expect(organised).toMatchObject({ format, title: gold.title });
    // Only the PDF has something that is left out: a running head on every page.
    expect(organised.unread.map(({ where }) => where)).toEqual(format === 'pdf' ? ['쪽 머리말·꼬리말'] : []);
    const scenes = organised.scenes.map((scene) => ({
      sceneNo: scene.sceneNo,
      subSceneNo: scene.subSceneNo,
      setName: scene.setName,
      setting: scene.setting,
      timeOfDay: scene.timeOfDay,
      timeText: scene.timeText,
      omitted: scene.omitted,
      speakers: Object.fromEntries(scene.characters.filter((c) => c.lines > 0).map((c) => [c.name, c.lines])),
    }));
    expect(scenes).toEqual(gold.scenes);
    expect(
      organised.characters
        .filter((c) => c.lines > 0)
        .map((c) => c.name)
        .sort(),
    ).toEqual(gold.people);
  });
});

it('reads the same places and the same people who only appear, whatever the format', async () => {
  const all = await Promise.all(FORMATS.map((format) => read(`night-bus-stop.${format}`)));
  // How sure they are follows from the format: Final Draft declares its cues.
  const people = ({ characters }: OrganisedScreenplay) =>
    characters.map(({ confidence: _, ...rest }) => rest);
  for (const organised of all) {
    expect(organised.locations).toEqual(all[0]?.locations);
    expect(people(organised)).toEqual(people(all[0] as OrganisedScreenplay));
  }
});

/**
 * What must come out the same whichever program a script was written in. Final Draft has headings of its own form:
 * they say inside or outside where others leave it open, and write out what a document writes in its own way (상동,
 * `31과 동일`); so numbers and people are held against it, and the places of all other headings.
 */
function essence(
  { scenes, characters }: OrganisedScreenplay,
  isFdx: boolean,
  marked: boolean,
  own: Set<number>,
) {
  const speakers = (cast: readonly { name: string; lines: number }[]) => {
    const names = cast.flatMap(({ name, lines }) => (lines > 0 ? [`${name} ${lines}`] : []));
    return marked ? names.sort() : [];
  };
  return {
    scenes: scenes.map(
      ({ sceneNo, subSceneNo, setName, setting, timeOfDay, flags, omitted, characters }, i) => ({
        number: `${sceneNo}${subSceneNo}`,
        omitted,
        people: speakers(characters),
        ...(isFdx && own.has(i) ? {} : { setName }),
        ...(isFdx ? {} : { setting, timeOfDay, flags }),
      }),
    ),
    people: speakers(characters),
  };
}

// Plain text loses the bold run that is all there is between some names and their speech: who speaks may go with it.
const isMarked = (source: Source, format: ScriptFormat): boolean =>
  format !== 'txt' || nativeStyle(source).cue !== 'glued';
const sources = await readSources();

describe.each(sources.map((source) => [source.title, source] as const))('%s', (_, source) => {
  it('gives the same scenes and people in all seven formats', async () => {
    const files = await measureFormats(source, nativeStyle(source));
    const own = new Set(source.scenes.flatMap((scene, i) => (scene.verbatim === null ? [] : [i])));
    for (const format of FORMATS) {
      const told = (organised: OrganisedScreenplay) =>
        essence(organised, format === 'fdx', isMarked(source, format), own);
      expect(told(files[format].organised), format).toEqual(told(files.docx.organised));
    }
  });
});
