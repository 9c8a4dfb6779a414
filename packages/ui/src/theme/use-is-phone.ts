import useMediaQuery from '@mui/material/useMediaQuery';
import { PHONE_MAX } from './screen-size.ts';

/** Whether the page is as narrow as a phone. */
export const useIsPhone = (): boolean => useMediaQuery(`(max-width:${PHONE_MAX}px)`, { noSsr: true });
