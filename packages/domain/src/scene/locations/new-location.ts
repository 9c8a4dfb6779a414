import type { Id } from '../../kernel/id.ts';
import type { Location } from '../scene.ts';

/** A place of which only the name is known. */
export const newLocation = (_id: Id, projectId: Id, realName: string): Location => ({
  _id,
  projectId,
  realName,
  address: '',
  latitude: null,
  longitude: null,
  parking: '',
  power: '',
  permit: null,
  permitNote: '',
  nearestHospital: '',
  availability: [],
  strikeDate: null,
  note: '',
});
