/** A price that is reckoned with until a production enters its own, and why it is what it is. */
export interface UsualCost {
  /** Korean, as it is shown. */
  readonly name: string;
  /** Whole won. */
  readonly value: number;
  /** Where the number is from: all are assumptions of ours, in round numbers, not a statistic. */
  readonly reason: string;
  readonly date: string;
  readonly checkBy: string;
}

const SET = { date: '2026-11-22', checkBy: '2027-06-30' } as const;

/** CO4: the people of a crew of whom no list is there. */
export const USUAL_CREW = 30;

/**
 * CO6: what a shoot costs where nobody has said so. How the numbers stand to one another is what makes a proposal: a day
 * more is dearer than a full one, a move dearer than an hour of overtime, waiting dearer than nothing.
 */
export const USUAL_COSTS = {
  shootDay: {
    ...SET,
    name: '촬영 하루 (장비·차량·진행)',
    value: 7_500_000,
    reason:
      'What is hired by the day however long it is: camera, light, grip, vehicles; as much as a crew of thirty.',
  },
  crewHead: {
    ...SET,
    name: '스태프 한 사람 하루 (8시간)',
    value: 250_000,
    reason:
      'Between an assistant, whose least wage by law is some ₩82,000 for eight hours in 2026, and the head of a team; overtime and night follow from it by LB11.',
  },
  castDay: {
    ...SET,
    name: '배우 하루',
    value: 500_000,
    reason: 'Two people of the crew: between a day player and a lead.',
  },
  castHold: {
    ...SET,
    name: '배우 대기 하루',
    value: 250_000,
    reason: 'Half of the day, as hold is often agreed.',
  },
  placeDay: {
    ...SET,
    name: '장소 하루',
    value: 700_000,
    reason: 'A shop or a flat for a day; public places cost less, houses that one rents whole more.',
  },
  companyMove: {
    ...SET,
    name: '이동 한 번',
    value: 400_000,
    reason: 'Loading, fuel and parking of some ten vehicles; the hour that it takes is paid as work.',
  },
  mealHead: {
    ...SET,
    name: '식대 (한 사람 한 끼)',
    value: 10_000,
    reason: 'A plain lunch, eaten out or brought to the set: what a caterer asks for one by the hundred.',
  },
} as const satisfies Record<string, UsualCost>;
