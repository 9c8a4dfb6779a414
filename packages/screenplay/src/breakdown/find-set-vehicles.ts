import type { BreakdownCandidate, OrganisedLine } from '@ddak/domain';
import { readNoun } from './read-noun.ts';
import { wordsOf } from './script-words.ts';

const ENGLISH =
  /\b(CAR|BUS|TAXI|CAB|TRUCK|VAN|TRAIN|SUBWAY CAR|AMBULANCE|POLICE CAR|BOAT|SHIP|FERRY|PLANE|HELICOPTER|JEEP|LIMOUSINE|PICKUP|TRAWLER|YACHT)\b(?!\s(?:STATION|STOP|YARD|PARK|DEPOT|TERMINAL|WASH|DEALER|LOT|SHOP|HOUSE))/;

/** A scene that lies in a vehicle (`버스 안`, `INT. CAR`) needs it, even when the action never names it. */
export function findSetVehicles(line: OrganisedLine): BreakdownCandidate[] {
  const text = line.text.replace(/[/\-–—.,()[\]#:]/g, ' ');
  const words = wordsOf(text);
  const korean = words.flatMap((word, i) => {
    const noun = readNoun(text, words, i);
    return noun?.subtype === '차량'
      ? [{ name: noun.name, words: line.text.slice(word.start, noun.stemEnd) }]
      : [];
  });
  const english = ENGLISH.exec(text)?.[1];
  const found = english ? [...korean, { name: english.toLowerCase(), words: english }] : korean;
  return found.map((one) => ({
    type: 'etc',
    subtype: '차량',
    quantity: null,
    line: line.n,
    confidence: 0.8,
    ...one,
  }));
}
