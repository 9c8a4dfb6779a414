/**
 * What a scheduler is asked, as JSON. Minutes throughout; ids are the caller's own and come back as they were.
 *
 *   { "scenes": [{ "id": "s1", "place": "편의점", "timeOfDay": "day", "order": 12, "minutes": 60 }],
 *     "dayMinutes": 600, "setupMinutes": 60, "mealMinutes": 60 }
 */
export interface GroupingProblem {
  readonly scenes: readonly SceneToPlace[];
  /** The length of a day from call to release. */
  readonly dayMinutes: number;
  /** Taken off every day: until the first shot. */
  readonly setupMinutes: number;
  readonly mealMinutes: number;
}

export interface SceneToPlace {
  readonly id: string;
  /** Scenes of one place are kept together; '' where it is not known. */
  readonly place: string;
  readonly timeOfDay: 'day' | 'night' | 'dawn' | 'sunset' | null;
  /** The scene's position in the script. */
  readonly order: number;
  readonly minutes: number;
}

/**
 * The days that are proposed, in shooting order; every scene stands on exactly one.
 *
 *   { "days": [{ "kind": "day", "sceneIds": ["s1"], "minutes": 60 }] }
 */
export interface GroupingAnswer {
  readonly days: readonly ProposedDay[];
}
export interface ProposedDay {
  /** A night day begins around sunset. */
  readonly kind: 'day' | 'night';
  readonly sceneIds: readonly string[];
  /** Of shooting alone. */
  readonly minutes: number;
}

/** The day that crews plan with: ten hours, an hour until the first shot, an hour to eat. */
export const USUAL_DAY = { dayMinutes: 600, setupMinutes: 60, mealMinutes: 60 } as const;
