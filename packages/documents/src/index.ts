export * from './callsheet-pdf.ts';
export * from './callsheet-phone-pdf.ts';
export * from './callsheet-png.ts';
export * from './callsheet-xlsx.ts';
export type { PrintOptions } from './print-options.ts';
export * from './scenes-xlsx.ts';
export * from './timetable-pdf.ts';
export * from './timetable-xlsx.ts';
