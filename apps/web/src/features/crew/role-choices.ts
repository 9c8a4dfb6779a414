import type { Role } from '@ddak/domain';
import { ROLE_NAMES } from '../../platform/role-names.ts';

type Given = Exclude<Role, 'owner'>;

/** The roles that may be given, by name; the owner's is none of them (AC3). */
export const roleChoices = (
  roles: readonly Role[],
  may: (role: Given) => boolean,
): { readonly value: Given; readonly label: string }[] =>
  roles
    .filter((role): role is Given => role !== 'owner' && may(role))
    .map((value) => ({ value, label: ROLE_NAMES[value] }));
