import { formatEighths, itemsOfScene, itemText, type ProjectState, type Scene } from '@ddak/domain';
import type { StripField, StripLines, StripLook } from './strip-look.ts';

/** TT23: what a strip says of its scene where somebody has chosen it. */
export interface StripWords {
  readonly lines: StripLines;
  readonly where: string;
  readonly setName: string;
  /** Whether it says its minutes: those are its row's. */
  readonly minutes: boolean;
  /** Behind the minutes. */
  readonly sizes: string;
  readonly people: string;
  readonly text: string;
}

/** What its strip knows of a scene already. */
interface Facts {
  readonly where: string;
  readonly setName: string;
  readonly people: string;
  readonly names: string;
  readonly synopsis: string;
  readonly eighths: number;
  readonly cuts: number;
}

export function stripWords(state: ProjectState, scene: Scene, strip: Facts, look: StripLook): StripWords {
  const shows = (field: StripField): boolean => look.shown.includes(field);
  const said = (field: StripField, text: string): string => (shows(field) ? text : '');
  const sizes = [
    said('pages', strip.eighths > 0 ? `${formatEighths(strip.eighths)}쪽` : ''),
    said('cuts', strip.cuts > 0 ? `${strip.cuts}컷` : ''),
  ];
  const texts = [
    said('names', strip.names),
    said('location', state.location.get(scene.location ?? '')?.realName ?? ''),
    said('synopsis', strip.synopsis),
    shows('items') ? itemsOfScene(state, scene._id).map(itemText).join(', ') : '',
    said('note', scene.note),
  ];
  return {
    lines: look.lines,
    where: said('where', strip.where),
    setName: said('setName', strip.setName),
    minutes: shows('minutes'),
    sizes: joined(sizes),
    people: said('people', strip.people),
    text: joined(texts),
  };
}

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(' · ');
