import { z } from 'zod';
import { crewSchema, crewTeamSchema, personContactSchema } from '../crew.ts';

/** A person as a crew list names them; '' where the list says nothing. */
export const listedPersonSchema = z.object({
  /** The team by its name, which is made where there is none. */
  teamName: crewTeamSchema.shape.name,
  name: crewSchema.shape.name,
  roleTitle: crewSchema.shape.roleTitle.trim(),
  phone: personContactSchema.shape.phone.trim(),
  email: personContactSchema.shape.email.trim(),
  /** Who consents for somebody under 14; empty for everybody else. */
  guardian: crewSchema.shape.guardian,
});
export type ListedPerson = z.infer<typeof listedPersonSchema>;
