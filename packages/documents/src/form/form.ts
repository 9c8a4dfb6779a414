import { Workbook } from '@cj-tech-master/excelts';
import type { FormValues } from '@ddak/domain';
import { checkForm, type FormProblem } from './check-form.ts';
import { fillSheet, growthOf } from './fill-sheet.ts';
import { KIND } from './form-model.ts';
import { HELP_SHEET } from './form-sample.ts';
import { moveReferences } from './move-references.ts';

export { formSample } from './form-sample.ts';
export type { FormProblem };

/** CS71: what is wrong with a form; empty where it can be filled in. Throws what the library throws at a broken file. */
export async function problemsOfForm(bytes: Uint8Array): Promise<readonly FormProblem[]> {
  return checkForm((await openForm(bytes)).model.worksheets);
}

/**
 * CS69, CS70: a team's own form, filled in. All that it looks like and prints like stays; of what else a workbook can
 * hold, what the library does not know is left out.
 */
export async function fillForm(bytes: Uint8Array, values: FormValues, madeAt: Date): Promise<Uint8Array> {
  const { model: read } = await openForm(bytes);
  const { themes, ...model } = read;
  const sheets = model.worksheets.filter(({ name }) => name !== HELP_SHEET);
  const growths = new Map(sheets.map((sheet) => [sheet.name, growthOf(sheet, values)]));
  const filled = new Workbook();
  filled.model = {
    ...model,
    // A file may have none; then it gets the usual one.
    ...(themes && Object.keys(themes).length > 0 ? { themes } : {}),
    worksheets: sheets.map((sheet) => fillSheet(sheet, values, growths)),
    definedNames: model.definedNames.map((one) => ({
      ...one,
      ranges: one.ranges.map((range) => moveReferences(range, { sheet: '', growths })),
    })),
    externalLinks: [],
    created: madeAt,
    modified: madeAt,
  };
  // No result of a formula is kept: each is reckoned anew when the file is opened.
  filled.calcProperties.fullCalcOnLoad = true;
  return new Uint8Array(await filled.xlsx.writeBuffer({ validate: false }));
}

/** The form with each formula as one of its own: those that are shared name the first of them alone. */
async function openForm(bytes: Uint8Array): Promise<Workbook> {
  const workbook = new Workbook();
  await workbook.xlsx.load(Buffer.from(bytes));
  for (const sheet of workbook.worksheets)
    sheet.eachRow((row) => {
      row.eachCell((cell) => {
        if (Number(cell.type) !== KIND.formula) return;
        const { formula = '', result } = cell;
        cell.value = { formula, ...(result === undefined ? {} : { result }) };
      });
    });
  return workbook;
}
