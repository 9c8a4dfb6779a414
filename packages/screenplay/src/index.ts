export { NO_HEADING, organise, parseHeading } from './organise/index.ts';
export type { Paragraph, ScriptDocument, TextRange, Unread } from './paragraph.ts';
export { type ReadRefusal, type ReadRefusalCode, refuseFile } from './refusal.ts';
