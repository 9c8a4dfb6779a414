import type { SourceLine } from '../lines/source-line.ts';
import { type ColumnRole, isFilmWord, readRole } from './column-roles.ts';
import { readSpeech } from './dialogue-cell.ts';
import { firstLine, namesIn, setLine } from './lay-out-rows.ts';
import { readRowNumber } from './row-number.ts';
import { readRowTail } from './row-tail.ts';
import { readSeconds } from './seconds.ts';
import type { GridCell, TableGrid } from './table-grid.ts';
import type { TableText } from './table-text.ts';

/** A name and what it stands for: `장소 | 카페`, beside others in its row or alone. */
interface Field {
  role: ColumnRole | null;
  label: GridCell;
  value: GridCell | null;
}

/**
 * A table of fields, as a sheet of one scene has it (`항목 | 내용`, `장소 | 카페`), its lines by the index of each row's
 * first source line; null where the names are not those of a scene.
 */
export function layOutFields(
  grid: TableGrid,
  lines: readonly SourceLine[],
): Map<number, SourceLine[]> | null {
  const rows = grid.rows.map((row) => ({ first: firstLine(row), fields: fieldsOf(row.cells) }));
  const fields = rows.flatMap((row) => row.fields);
  const known = fields.filter(({ role, value }) => role !== null && value !== null);
  const names = new Set(known.map(({ label }) => label.text).filter(isFilmWord));
  const roles = new Set(known.map(({ role }) => role));
  if (known.length < 3 || known.length * 10 < fields.length * 6 || names.size < 1) return null;
  if (
    !['place', 'scene', 'visual', 'dialogue', 'narration', 'technical'].some((role) =>
      roles.has(role as ColumnRole),
    )
  )
    return null;
  const head = headOf(fields);
  const out = new Map<number, SourceLine[]>();
  rows.forEach(({ first, fields: own }, i) => {
    const laid = own.flatMap((field) => layOut(field, lines));
    const [line, ...rest] = laid;
    if (i === 0 && line?.set) out.set(first, [{ ...line, set: { ...line.set, ...head } }, ...rest]);
    else out.set(first, laid);
  });
  return out;
}

/** Names and values by turns; a value may be missing. */
function fieldsOf(cells: readonly GridCell[]): Field[] {
  const fields: Field[] = [];
  for (let i = 0; i < cells.length; i++) {
    const label = cells[i] as GridCell;
    const role = label.text.length <= 30 ? readRole(label.text) : null;
    const next = cells[i + 1];
    fields.push({ role, label, value: next ?? null });
    if (next) i += 1;
  }
  return fields;
}

function headOf(fields: readonly Field[]): Pick<TableText, 'opens' | 'fields'> {
  const textOf = (...wanted: ColumnRole[]): string =>
    fields.find(({ role, value }) => role !== null && value !== null && wanted.includes(role))?.value?.text ??
    '';
  const written = textOf('scene');
  const number = readRowNumber(written);
  const place = textOf('place', 'placeTime');
  const time = fields.find(({ role, value }) => {
    return role === 'time' || (role === 'clock' && value !== null && readSeconds(value.text) === null);
  });
  const title = textOf('title') || (number?.marker.rest.replace(/^[\s/|]*[\d:.~초s\s-]*$/i, '') ?? '');
  const tail = readRowTail({ title, place, time: time?.value?.text ?? '', setting: textOf('setting') });
  const told = place !== '' || time !== undefined || textOf('setting') !== '';
  return {
    ...(number
      ? { opens: { marker: number.marker, tail, form: 'fields', fullness: 9, sureness: 'many' } }
      : {}),
    ...(told ? { fields: tail } : {}),
  };
}

function layOut({ role, label, value }: Field, lines: readonly SourceLine[]): SourceLine[] {
  const first = lines[label.lines[0] ?? 0] as SourceLine;
  const own = (value?.lines ?? []).map((at) => lines[at] as SourceLine);
  const name = label.text.replace(/\s*\n\s*/g, ' ');
  if (role === 'visual' || role === 'dialogue' || role === 'narration')
    return [setLine(first, name, { type: 'note' }), ...layOutStory(role, own)];
  const words = value?.text.replace(/\s*\n\s*/g, ' ') ?? '';
  const people = role === 'people' ? namesIn(value?.text ?? '') : [];
  const seconds = role === 'duration' || role === 'clock' ? readSeconds(value?.text ?? '') : null;
  return [
    setLine(first, words === '' ? name : `${name}: ${words}`, {
      type: 'note',
      people,
      ...(seconds === null ? {} : { seconds }),
    }),
  ];
}

function layOutStory(role: ColumnRole, own: readonly SourceLine[]): SourceLine[] {
  if (role === 'visual') return own.map((line) => setLine(line, line.text, { type: 'action' }));
  const [first] = own;
  return first
    ? readSpeech(own, null, role === 'narration').map(({ text, ...set }) => setLine(first, text, set))
    : [];
}
