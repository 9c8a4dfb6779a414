import type { LineType, OrganisedLine } from '../../organised.ts';
import { rowsOnPage } from '../../page-rows.ts';

/**
 * SY11: a line as another type: a cue has its speaker (`who`), action names those that it mentions of the people who
 * speak in `lines`, and its rows are those of the type.
 */
export function typedLine(
  line: OrganisedLine,
  type: LineType,
  who: string | null,
  lines: readonly OrganisedLine[],
): OrganisedLine {
  const { who: _who, alsoWho: _alsoWho, mentions: _mentions, ...bare } = line;
  const rows = type === line.type ? line.rows : rowsOnPage(type, line.text);
  const retyped = { ...bare, type, rows, confidence: 1 };
  if (type === 'character' && who) return { ...retyped, who };
  const seen = type === 'action' ? namesIn(line, lines) : [];
  return seen.length > 0 ? { ...retyped, mentions: seen } : retyped;
}

/** Who of those that speak elsewhere is named in a line; a name of one letter would be found everywhere. */
function namesIn({ n, text }: OrganisedLine, lines: readonly OrganisedLine[]): string[] {
  const elsewhere = lines.filter((line) => line.n !== n && line.who !== undefined);
  const known = new Set(elsewhere.map((line) => line.who as string));
  return [...known].filter((name) => name.length >= 2 && text.includes(name));
}
