import type { ShownPhones } from '@ddak/domain';
import { useCan } from '../../sync/hooks.ts';

/** CS11: the phones of a sheet on the screen, which nobody takes along. */
export const useShownPhones = (): ShownPhones => (useCan('contacts', 'read') ? 'all' : 'none');
