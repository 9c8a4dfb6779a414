import useMediaQuery from '@mui/material/useMediaQuery';
import { NARROW_MAX, PHONE_MAX } from './screen-size.ts';

/** Whether the page is as narrow as a phone. */
export const useIsPhone = (): boolean => useMediaQuery(`(max-width:${PHONE_MAX}px)`, { noSsr: true });

/** Whether it has no room for two things beside each other: a phone, or a tablet upright. */
export const useIsNarrow = (): boolean => useMediaQuery(`(max-width:${NARROW_MAX}px)`, { noSsr: true });
