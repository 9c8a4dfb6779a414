const SIZE =
  '(?:EXTREME|VERY|MED(?:IUM)?\\.?|CLOSE|LONG|FULL|WIDE|TIGHT|TWO|THREE|GROUP|REVERSE|HIGH|LOW|AERIAL|TRACKING|ESTABLISHING|MOVING|MASTER|OVERHEAD)';
const SHOT = `(?:${SIZE}[\\s-]*)+(?:SHOT|ANGLE)|(?:${SIZE}[\\s-]*)*CLOSE[\\s-]?UPS?|CLOSEUPS?|SHOT`;

const WHOLE = new RegExp(
  `^(?:${SHOT}|MED(?:IUM)?\\.?|(?:ANGLE|POV|P\\.O\\.V\\.)(?:\\s.*)?|.*\\s(?:POV|P\\.O\\.V\\.)(?:\\sFROM\\s.*)?)$`,
  'i',
);
const BEHIND = new RegExp(`^(.*?\\S)\\s+(?:${SHOT})$`);

/** OG78: `MED. CLOSE SHOT`, `ANGLE ON DOOR`, `HIS POV FROM THE CAR`: how a place is seen is no part of it. */
export const isShot = (phrase: string): boolean => WHOLE.test(phrase);

/** `BUS CLOSE SHOT` without what tells how it is seen; a place that is called so alone keeps its name. */
export const withoutShot = (place: string): string => BEHIND.exec(place)?.[1] ?? place;
