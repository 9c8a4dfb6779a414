import { laterPart } from '../platform/chunks/later-part.tsx';

/** What every screen of a project stands in. */
export const PROJECT = laterPart(() => import('./ProjectGate.tsx'));
export const TIMETABLE = laterPart(() => import('./Timetable.tsx'));
