/** Degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)';
const EXACT = '(-?\\d{1,3}\\.\\d+)';

/** How links of maps name a point, the surest first; each finds latitude and longitude in this order. */
const FORMS: readonly RegExp[] = [
  // Of a place, which may lie beside the middle of what is shown.
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&]lat(?:itude)?=${NUMBER}&(?:.*&)?(?:lng|lon|longitude)=${NUMBER}`),
  new RegExp(`^geo:${NUMBER},${NUMBER}`),
  new RegExp(`@${EXACT},${EXACT}`),
  new RegExp(`${EXACT}\\s*[,\\s]\\s*${EXACT}`),
];
const LONGITUDE_FIRST = new RegExp(`[?&](?:lng|lon|longitude)=${NUMBER}&(?:.*&)?lat(?:itude)?=${NUMBER}`);

/**
 * SC18: where a place lies, out of what somebody pastes: two numbers, or a link of a map that names them. Null: it names
 * none. Nothing is looked up.
 */
export function readCoordinates(pasted: string): Coordinates | null {
  const text = decoded(pasted.trim());
  const turned = LONGITUDE_FIRST.exec(text);
  if (turned) return within(Number(turned[2]), Number(turned[1]));
  for (const form of FORMS) {
    const found = form.exec(text);
    if (found) return within(Number(found[1]), Number(found[2]));
  }
  return null;
}

/** A pair that begins with a longitude of Korea, or with what is no latitude, stands the other way round. */
function within(first: number, second: number): Coordinates | null {
  const isTurned = Math.abs(first) > 90 || (first >= 124 && first <= 132);
  const [latitude, longitude] = isTurned ? [second, first] : [first, second];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that begins no character is read as it stands.
    return text;
  }
}
