/**
 * A JSON value as a literal of SQL. As pg's own escapeLiteral writes it, which goes through a text sign by sign: for the
 * megabytes of an accepted script that is a second in which the process does nothing else.
 */
export function jsonLiteral(value: unknown): string {
  const text = JSON.stringify(value).replaceAll("'", "''");
  return text.includes('\\') ? ` E'${text.replaceAll('\\', '\\\\')}'` : `'${text}'`;
}
