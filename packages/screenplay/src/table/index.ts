export { kindOfContent } from './kind-of-content.ts';
export { readByHand, readTable, type TableOptions } from './read-table.ts';
export { readContent } from './schedule-table.ts';
export { TABLE_KINDS, type TableKind, type TableReading } from './table.ts';
