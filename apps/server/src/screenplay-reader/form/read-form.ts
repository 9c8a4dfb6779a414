import { type FormProblem, fillForm, problemsOfForm } from '@ddak/documents/form';
import type { FormValues } from '@ddak/domain';
import { inspectWorkbook, type WorkbookRefusal } from './inspect-workbook.ts';

export type FormRefusal =
  | { readonly ok: false; readonly code: WorkbookRefusal }
  | { readonly ok: false; readonly code: 'form_problems'; readonly problems: readonly FormProblem[] };

export type FormReading = { readonly ok: true } | FormRefusal;
export type FormWriting = { readonly ok: true; readonly xlsx: string } | FormRefusal;

/** More are no help to somebody who mends them one by one. */
const MOST_PROBLEMS = 20;

/** CS71: whether a workbook can be filled in. */
export async function readForm(bytes: Uint8Array): Promise<FormReading> {
  const code = inspectWorkbook(bytes);
  if (code) return { ok: false, code };
  try {
    const problems = await problemsOfForm(bytes);
    if (problems.length === 0) return { ok: true };
    return { ok: false, code: 'form_problems', problems: problems.slice(0, MOST_PROBLEMS) };
  } catch {
    // Whatever the library stumbles over, the file is not whole.
    return { ok: false, code: 'form_damaged' };
  }
}

/** A form with a sheet filled in; looked at again, since what is kept may be older than what is refused by now. */
export async function writeForm(bytes: Uint8Array, values: FormValues, madeAt: number): Promise<FormWriting> {
  const read = await readForm(bytes);
  if (!read.ok) return read;
  const xlsx = await fillForm(bytes, values, new Date(madeAt));
  return { ok: true, xlsx: Buffer.from(xlsx).toString('base64') };
}
