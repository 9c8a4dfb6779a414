import type { PersonContact } from '../crew/crew.ts';
import { koreanDate } from '../kernel/korean-time.ts';
import type { Refusal } from '../kernel/result.ts';
import { ageOn } from './age-on.ts';

/** PD9: so young somebody's guardian speaks for them. */
export const GUARDED_UNDER = 14;

/** SC22, PD9: why a birth date cannot stand; null: it can. */
export function refuseBirth(
  { birthDate, guardianName }: Pick<PersonContact, 'birthDate' | 'guardianName'>,
  now: number,
): Refusal | null {
  const today = koreanDate(now);
  if (birthDate === null) return null;
  if (birthDate > today) return { code: 'birth_date_ahead' };
  return ageOn(birthDate, today) < GUARDED_UNDER && guardianName === '' ? { code: 'guardian_missing' } : null;
}
