export type { Paragraph, ScriptDocument } from '../paragraph.ts';
export { parseHeading } from './headings/parse-heading.ts';
export { NO_HEADING, type OrganiseOptions, organise } from './organise.ts';
