import { type CallsheetView, changedNote, isChanged, sheetTitle } from '@ddak/domain';
import { logoSize } from '../logo-size.ts';
import { fitColumns } from './fit-columns.ts';
import type { Measure } from './measure.ts';
import { A4_ACROSS as PAGE, widthOfPaper } from './paper.ts';
import type { Pen } from './pen.ts';
import { CHANGED_BAR, CHANGED_FILL } from './tints.ts';
import { wrapText } from './wrap-text.ts';

const LABEL = 6.8;
const VALUE = 9.2;
const VALUE_STEP = 11.6;
const SMALL = 7.5;
const STEP = 11;
/** How much of the page's width who made the sheet may take. */
const RIGHT_SHARE = 0.5;
const LOGO_BOX = { width: 96, height: 22 } as const;

/** Title, people and the band of facts on the first page; returns the height at which the table may begin. */
export function drawCallsheetHead(
  pen: Pen,
  measure: Measure,
  view: CallsheetView,
  logo: Uint8Array | undefined,
): number {
  const middle = PAGE.top + 11;
  const left = drawLogo(pen, logo, middle);
  const title = sheetTitle(view);
  pen.text(0, left, middle, title, { face: 'bold', size: 16 });
  const after = left + measure(title, 'bold', 16) + 8;
  const people = view.people.map(({ role, name, phone }) => [role, name, phone].filter(Boolean).join(' '));
  const made = [view.productionCompany, view.edition, changedNote(view)].filter(Boolean).join(' · ');
  const right = [made, people.join(' · ')].flatMap((text) =>
    wrapText(measure, text, { face: 'regular', size: SMALL, width: widthOfPaper(PAGE) * RIGHT_SHARE }),
  );
  const room = Math.max(...right.map((line) => measure(line, 'regular', SMALL)));
  const day = [view.projectTitle, view.dayText, view.name].filter(Boolean).join(' · ');
  const dayStyle = { face: 'medium', size: 9, width: PAGE.right - after - room - 12 } as const;
  const dayLines = wrapText(measure, day, dayStyle);
  dayLines.forEach((line, i) => {
    const y = dayLines.length > 1 ? PAGE.top + 6 + i * STEP : middle + 2;
    pen.text(0, after, y, line, { face: 'medium', size: 9, colour: '#444444' });
  });
  right.forEach((line, i) => {
    const x = PAGE.right - measure(line, 'regular', SMALL);
    pen.text(0, x, PAGE.top + 5 + i * STEP, line, { face: 'regular', size: SMALL, colour: '#444444' });
  });
  const rule = PAGE.top + 2 + Math.max(2, dayLines.length, right.length) * STEP;
  pen.line(0, PAGE.left, rule, PAGE.right, rule, { width: 1.5, colour: '#111111' });
  return drawFacts(pen, measure, view, rule + 1) + 7;
}

/** CS67: the logo before the title; returns where the title begins. */
function drawLogo(pen: Pen, logo: Uint8Array | undefined, middle: number): number {
  if (!logo) return PAGE.left;
  const size = logoSize(logo, LOGO_BOX);
  pen.image(0, PAGE.left, middle - size.height / 2, size, logo);
  return PAGE.left + size.width + 8;
}

/** The facts side by side, each as wide as it needs; long ones take a second line. */
function drawFacts(pen: Pen, measure: Measure, view: CallsheetView, top: number): number {
  const facts = view.facts.map(({ label, value }) => ({ label, value: value === '' ? '–' : value }));
  const widths = fitColumns(
    measure,
    facts.map(({ label, value }) => ({
      texts: [value],
      face: 'bold',
      size: VALUE,
      fixed: false,
      least: measure(label, 'regular', LABEL) + 14,
    })),
    widthOfPaper(PAGE),
  );
  const lines = facts.map(({ value }, i) =>
    wrapText(measure, value, { face: 'bold', size: VALUE, width: widths[i]! - 7 }),
  );
  const bottom = top + 13 + Math.max(...lines.map((one) => one.length)) * VALUE_STEP + 3;
  let x: number = PAGE.left;
  facts.forEach(({ label }, i) => {
    const left = i === 0 ? x + 3 : x + 5;
    if (isChanged(view, '집합', label)) {
      pen.fill(0, x, top, widths[i]!, bottom - top, CHANGED_FILL);
      pen.fill(0, x, top, 2.4, bottom - top, CHANGED_BAR);
    }
    if (i > 0) pen.line(0, x, top + 1, x, bottom - 1, { width: 0.5, colour: '#CFD4DA' });
    pen.text(0, left, top + 8, label, { face: 'regular', size: LABEL, colour: '#666666' });
    lines[i]!.forEach((line, k) => {
      pen.text(0, left, top + 18.5 + k * VALUE_STEP, line, { face: 'bold', size: VALUE });
    });
    x += widths[i]!;
  });
  pen.line(0, PAGE.left, bottom, PAGE.right, bottom, { width: 0.75, colour: '#111111' });
  return bottom;
}
