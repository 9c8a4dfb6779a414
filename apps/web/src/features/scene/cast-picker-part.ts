import { laterPart } from '../../platform/chunks/later-part.tsx';

/** The list that hangs from it is much code, and most who look at the table open none. */
export const CAST_PICKER = laterPart(() => import('./CastPicker.tsx'));
