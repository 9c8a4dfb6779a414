export type { Paragraph, ScriptDocument } from '../paragraph.ts';
export { parseHeading } from './headings/parse-heading.ts';
export { HARDLY_A_SCRIPT, NO_HEADING, type OrganiseOptions, organise } from './organise.ts';
