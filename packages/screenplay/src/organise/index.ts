export type { Paragraph, ScriptDocument } from '../paragraph.ts';
export { NO_HEADING, type OrganiseOptions, organise } from './organise.ts';
export { parseHeading } from './parse-heading.ts';
