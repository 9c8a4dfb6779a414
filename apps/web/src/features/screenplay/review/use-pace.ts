import { minutesPerPageOf, type OrganisedScreenplay } from '@ddak/domain';

/** Minutes on the screen of a page: those that the text was read at. */
export const usePace = (text: OrganisedScreenplay): number => minutesPerPageOf(text);
