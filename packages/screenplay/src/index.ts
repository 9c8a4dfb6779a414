export { NO_HEADING, organise, parseHeading } from './organise/index.ts';
export type { Paragraph, ScriptDocument, TextRange, Unread } from './paragraph.ts';
export {
  MOST_BYTES,
  type ReadOptions,
  type ReadProgress,
  type ReadResult,
  readScript,
} from './read-script.ts';
export { type ReadRefusal, type ReadRefusalCode, refuseFile } from './refusal.ts';
