import type { CallsheetView } from './callsheet-view.ts';

/** The head of a sheet; CS103: with what keeps people from going by it before all else. */
export const sheetTitle = ({ notInForce, title }: Pick<CallsheetView, 'notInForce' | 'title'>): string =>
  [notInForce, title].filter(Boolean).join(' · ');
