import { foldWidth } from '../lines/normalise-text.ts';

const CLOCK = /(\d{1,2}):(\d{2})(?::(\d{2}))?/g;

/**
 * How long a cell says that something runs: `3초`, `1분 30초`, `5s`, `0:12`, from where to where (`0:00~0:08`, `4-7초`),
 * or a plain number under a heading of seconds. Null where it says nothing of the kind.
 */
export function readSeconds(written: string): number | null {
  const text = foldWidth(written).trim();
  if (text.length > 40) return null;
  const clocks = [...text.matchAll(CLOCK)].map(([, a, b, c]) =>
    c === undefined ? Number(a) * 60 + Number(b) : Number(a) * 3600 + Number(b) * 60 + Number(c),
  );
  if (clocks.length === 2) return positive((clocks[1] as number) - (clocks[0] as number));
  if (clocks.length === 1) return positive(clocks[0] as number);
  const range = /(\d+(?:\.\d+)?)\s*(?:초|s|sec)?\s*[~-]\s*(\d+(?:\.\d+)?)\s*(?:초|s|sec)/i.exec(text);
  if (range) return positive(Number(range[2]) - Number(range[1]));
  const minutes = /(\d+(?:\.\d+)?)\s*(?:분|min)/i.exec(text);
  const seconds = /(\d+(?:\.\d+)?)\s*(?:초|sec|s\b|["″])/i.exec(text);
  if (minutes || seconds) return positive(Number(minutes?.[1] ?? 0) * 60 + Number(seconds?.[1] ?? 0));
  return /^\d{1,3}(?:\.\d+)?$/.test(text) ? positive(Number(text)) : null;
}

const positive = (seconds: number): number | null => (seconds > 0 && seconds < 36_000 ? seconds : null);
