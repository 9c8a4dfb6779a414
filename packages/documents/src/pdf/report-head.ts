import type { DayReportView } from '@ddak/domain';
import type { Measure } from './measure.ts';
import { A4_UPRIGHT as PAGE, widthOfPaper } from './paper.ts';
import type { Pen } from './pen.ts';
import { wrapText } from './wrap-text.ts';

const SMALL = { face: 'regular', size: 7.6, colour: '#444444' } as const;
const DAY = { face: 'medium', size: 9.5, colour: '#444444' } as const;
const STEP = 11.5;
const LABEL_WIDTH = 44;

/** Title, day, who made it, and the facts, on the first page; returns the height at which the tables may begin. */
export function drawReportHead(pen: Pen, measure: Measure, view: DayReportView): number {
  const { left, right, top } = PAGE;
  const width = widthOfPaper(PAGE);
  pen.text(0, left, top + 11, view.title, { face: 'bold', size: 17 });
  let y = top + 30;
  const write = (text: string, style: typeof SMALL | typeof DAY): void => {
    for (const line of wrapText(measure, text, { ...style, width })) {
      pen.text(0, left, y, line, style);
      y += STEP;
    }
  };
  write([view.projectTitle, view.dayText].filter(Boolean).join(' · '), DAY);
  write([view.productionCompany, ...view.people, view.basis].filter(Boolean).join(' · '), SMALL);
  y -= 3;
  pen.line(0, left, y, right, y, { width: 1.5, colour: '#111111' });
  y += 9;
  for (const { label, value } of view.facts) {
    pen.text(0, left, y, label, SMALL);
    const style = { face: 'bold', size: 8.6 } as const;
    for (const line of wrapText(measure, value || '–', { ...style, width: width - LABEL_WIDTH })) {
      pen.text(0, left + LABEL_WIDTH, y, line, style);
      y += STEP;
    }
  }
  pen.line(0, left, y - 2, right, y - 2, { width: 0.75, colour: '#111111' });
  return y + 6;
}
