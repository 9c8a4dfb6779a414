import { LABOUR_RULES } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { readProblem } from '../problem/read-problem.ts';
import { type BoardOptions, boardProblem, placeAssumptions, USUAL_WEIGHTS } from './index.ts';

const NIGHT = { timeOfDay: 'night', setting: 'EXT', plannedMinutes: 60 } as const;

const PLAIN = { subtype: '', quantity: null, note: '', source: 'manual', evidence: null } as const;

function shoot() {
  const film = new Production();
  const junho = film.character('준호');
  const shop = film.location('성산동 편의점');
  const one = film.scene(1, { setName: '편의점', location: shop, plannedMinutes: 90 }, [junho]);
  const two = film.scene(2, { setName: '옥상', ...NIGHT }, [junho]);
  const three = film.scene(3, { setName: '옥상', plannedMinutes: 30 });
  const first = film.day('2026-12-01');
  const second = film.day('2026-12-02');
  const rows = film.allocate(first, one, two);
  return { film, junho, shop, one, two, three, first, second, rows };
}

function problemOf(film: Production, days: readonly string[], options: Partial<BoardOptions> = {}) {
  const usual = {
    mayMove: 'all',
    withPool: true,
    calls: true,
    weights: USUAL_WEIGHTS,
    closures: [],
  } as const;
  const read = readProblem(boardProblem(film.state, film.boardId, { ...usual, days, ...options }));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.problem;
}

describe('a board as a problem', () => {
  it('BP18, BP19: asks that places are shot out, by the slider of moves, and that nights inside come after dark', () => {
    const { film, first } = shoot();
    const asked = (moves: BoardOptions['weights']['moves']) =>
      problemOf(film, [first], { weights: { ...USUAL_WEIGHTS, moves } }).preferences;
    const [none, usual, most] = [asked(0), asked(2), asked(4)].map(({ placeReturn }) => placeReturn);
    expect([none, usual! > 0, most! > usual!]).toEqual([0, true, true]);
    expect(asked(0).blackoutScene).toBeGreaterThan(0);
  });

  it('BP1: has the scenes of the board and of the pool, by their planned minutes, without omitted and done ones', () => {
    const { film, one, two, three, first, second, shop, junho } = shoot();
    film.scene(4, { status: 'omitted' });
    film.scene(5, { status: 'done' });
    const problem = problemOf(film, [first, second]);
    expect(problem.scenes.map(({ id, minutes, place }) => [id, minutes, place])).toEqual([
      [one, 90, shop],
      [two, 60, 'set:옥상'],
      [three, 30, 'set:옥상'],
    ]);
    expect(problem.scenes[0]!.cast).toEqual([junho]);
    expect(problem.baseline).toEqual([{ day: first, scenes: [one, two] }]);
  });

  it('BP10 TT11: a move of unknown way takes what the project says', () => {
    const { film, first } = shoot();
    expect(problemOf(film, [first]).moveBetween.minutes).toBe(60);
    film.run('editDayDefaults', { patch: { unknownMoveMinutes: 35 } });
    expect(problemOf(film, [first]).moveBetween.minutes).toBe(35);
  });

  it('BP10: sets of one building are one place until somebody says otherwise, and the proposal says so', () => {
    const film = new Production();
    const [hall, kitchen, road] = ['민준의 집', '민준 집 주방', '국도'].map((setName, i) =>
      film.scene(i + 1, { setName }),
    ) as [string, string, string];
    const day = film.day('2026-12-01');
    const asked = () => problemOf(film, [day]);
    const placesOf = () => asked().scenes.map(({ place }) => place);
    expect(placesOf()).toEqual(['set:building:민준집', 'set:building:민준집', 'set:국도']);
    expect(asked().places.map(({ name }) => name)).toEqual(['민준의 집', '국도']);
    expect(placeAssumptions(film.state, asked())).toEqual({
      unknown: 2,
      buildings: [{ name: '민준의 집', sets: ['민준의 집', '민준 집 주방'] }],
    });
    const [house, stage] = [film.location('망원동 주택'), film.location('세트장')];
    film.run('placeScenes', { sceneIds: [hall], locationId: house, realName: null });
    expect(placesOf()).toEqual([house, house, 'set:국도']);
    film.run('placeScenes', { sceneIds: [kitchen], locationId: stage, realName: null });
    film.run('placeScenes', { sceneIds: [road], locationId: stage, realName: null });
    expect(placesOf()).toEqual([house, stage, stage]);
    expect(placeAssumptions(film.state, asked())).toEqual({ unknown: 0, buildings: [] });
  });

  it('BP1: leaves days alone that are locked or were not chosen', () => {
    const { film, first, second } = shoot();
    expect(problemOf(film, [first]).days.map((day) => day.locked)).toEqual([false, true]);
    film.run('editTimetable', { timetableId: first, patch: { locked: true } });
    expect(problemOf(film, [first, second]).days.map((day) => day.locked)).toEqual([true, false]);
  });

  it('BP1: keeps pinned rows on their day, rows of a set time at it, and everything where only the pool is put in', () => {
    const { film, one, two, first, second, rows } = shoot();
    film.run('editRow', { rowId: rows[0]!, patch: { pinned: true } });
    film.run('editRow', { rowId: rows[1]!, patch: { fixedStart: 1200 } });
    const pins = [
      { scene: one, day: first, at: null, start: null },
      { scene: two, day: first, at: null, start: 1200 },
    ];
    expect(problemOf(film, [first, second]).pins).toEqual(pins);
    expect(problemOf(film, [first, second]).days[0]!.call).toBe(film.state.timetable.get(first)!.calltime);
    expect(problemOf(film, [first, second], { mayMove: 'pool' }).pins).toEqual(pins);
  });

  it('BP1: keeps scenes on their day, and in the pool, where only others take part', () => {
    const { film, one, two, three, first, second } = shoot();
    const ask = (scenes: readonly string[]) => problemOf(film, [first, second], { scenes });
    expect(ask([one]).pins).toEqual([{ scene: two, day: first, at: null, start: null }]);
    expect(ask([one]).scenes.map(({ id }) => id)).toEqual([one, two]);
    expect(ask([three]).pins.map(({ scene }) => scene)).toEqual([one, two]);
    expect(ask([three]).scenes.map(({ id }) => id)).toContain(three);
    const long = film.scene(9, { setName: '집', setting: 'INT', plannedMinutes: 1000 });
    film.allocate(second, long);
    expect(ask([one]).scenes.map(({ id }) => id)).toContain(long);
  });

  it('BP1: takes the severity of each rule from the rule set of the production', () => {
    const { film, first } = shoot();
    const severityOf = () =>
      problemOf(film, [first]).rules.flatMap((rule) =>
        rule.rule === 'dayLength' ? [[rule.severity, rule.minutes]] : [],
      );
    expect(severityOf()).toEqual([[LABOUR_RULES.shootDay.severity, 720]]);
    film.run('editProject', { patch: { labourRules: { shootDay: { value: 600, severity: 'hard' } } } });
    expect(severityOf()).toEqual([['hard', 600]]);
    const hard = { severity: 'hard' } as const;
    const labourRules = {
      dayHours: hard,
      weekHours: hard,
      breakPerFourHours: hard,
      breakPerEightHours: hard,
    };
    film.run('editProject', { patch: { labourRules } });
    expect(severityOf()).toContainEqual(['hard', LABOUR_RULES.dayHours.value]);
    const { rules } = problemOf(film, [first]);
    expect(rules).toContainEqual({ rule: 'weekHours', minutes: 2400, severity: 'hard', weight: 1 });
    expect(rules).toContainEqual({ rule: 'break', after: 240, minutes: 30, severity: 'hard', weight: 20 });
    expect(rules).toContainEqual({ rule: 'break', after: 480, minutes: 60, severity: 'hard', weight: 20 });
  });

  it('BP1: says when people can be had, also what fell away for this once', () => {
    const { film, junho, first, second } = shoot();
    const evening = {
      kind: 'unavailable',
      from: '2026-12-01',
      to: '2026-12-01',
      start: 1080,
      end: null,
      note: '',
    } as const;
    film.run('editCharacter', { characterId: junho, patch: { availability: [evening] } });
    const closures = [{ kind: 'person', characterId: junho, date: '2026-12-02' }] as const;
    const [person] = problemOf(film, [first, second], { closures }).people;
    expect(person!.available.dates).toEqual({ '2026-12-01': [[0, 1080]], '2026-12-02': [] });
  });

  it('BP1: closes the open air on a date, for exteriors alone', () => {
    const { film, two, first } = shoot();
    const closures = [{ kind: 'outdoors', date: '2026-12-01' }] as const;
    const problem = problemOf(film, [first], { closures });
    expect(problem.scenes.filter((scene) => scene.elements.length > 0).map(({ id }) => id)).toEqual([two]);
    expect(problem.elements[0]!.available.dates).toEqual({ '2026-12-01': [] });
  });

  it('BP1, EL8: keeps to when things can be had; of several two units have theirs at once', () => {
    const { film, one, two, first, second } = shoot();
    const lamp = { type: 'props', name: '가로등' } as const;
    for (const sceneId of [one, two])
      film.run('addBreakdownItems', { sceneId, items: [{ _id: film.newId(), ...lamp, ...PLAIN }] });
    const none = { from: '2026-12-02', to: '2026-12-02', start: null, end: null, note: '' };
    const availability = [{ kind: 'unavailable' as const, ...none }];
    const said = { element: lamp, availability, characterId: null, joins: false };
    film.run('planElement', { planId: film.newId(), ...said });
    const { scenes, elements } = problemOf(film, [first, second]);
    expect(elements.map(({ name, available }) => [name, available.dates])).toEqual([
      ['가로등', { '2026-12-02': [] }],
      ['가로등', { '2026-12-02': [] }],
    ]);
    expect(new Set(scenes.flatMap((scene) => scene.elements)).size).toBe(2);
  });

  it('BP1, EL8: has a crane that two units share for one of them, on the dates on which it can be had', () => {
    const { film, one, two, first, second } = shoot();
    film.run('editTimetable', { timetableId: second, patch: { tableDate: '2026-12-01', unit: 'B' } });
    const crane = { type: 'grip', name: '크레인' } as const;
    for (const sceneId of [one, two])
      film.run('addBreakdownItems', { sceneId, items: [{ _id: film.newId(), ...crane, ...PLAIN }] });
    const morning = { from: '2026-12-01', to: '2026-12-01', start: 0, end: 720, note: '' };
    const availability = [{ kind: 'available' as const, ...morning }];
    const said = { element: crane, availability, characterId: null, joins: false };
    film.run('planElement', { planId: film.newId(), ...said });
    const { scenes, elements } = problemOf(film, [first, second]);
    expect(elements.map(({ name, available }) => [name, available.dates])).toEqual([
      ['크레인', { '2026-12-01': [[0, 720]] }],
    ]);
    expect(scenes.map((scene) => scene.elements.length)).toEqual([1, 1, 0]);
  });

  it('BP1: frees the scenes of a day that is lost, and leaves the day out', () => {
    const { film, one, two, first, second } = shoot();
    const problem = problemOf(film, [first, second], { closures: [{ kind: 'day', timetableId: first }] });
    expect(problem.days.map(({ id }) => id)).toEqual([second]);
    expect(problem.scenes.map(({ id }) => id)).toEqual(expect.arrayContaining([one, two]));
    expect(problem.baseline).toEqual([]);
  });

  it('BP1: binds minors by the strictest of their class, and an agreed evening to days before one without school', () => {
    const { film, junho, first } = shoot();
    const minor = { minorClass: 'under15', minorConsents: ['night'] } as const;
    film.run('editCharacter', {
      characterId: junho,
      patch: { ...minor, minorConsents: [...minor.minorConsents] },
    });
    const problem = problemOf(film, [first]);
    expect(problem.rules).toContainEqual(
      expect.objectContaining({ rule: 'minorHours', to: 1440, severity: 'hard' }),
    );
    // 1 December 2026 is a Tuesday.
    expect(problem.people[0]!.available.dates['2026-12-01']).toEqual([[0, 1320]]);
  });

  it('BP1, LB13: takes a birthday among its days along, and the rules of both ages', () => {
    const { film, junho, first } = shoot();
    const minorConsents = ['night' as const];
    film.run('editCharacter', { characterId: junho, patch: { actorName: '박소율', minorConsents } });
    const child = { birthDate: '2011-12-02', guardianName: '박어른', guardianPhone: '' };
    film.run('setBirthDate', { contactId: film.newId(), characterId: junho, ...child });
    const { people, rules } = problemOf(film, [first]);
    expect(people.find(({ id }) => id === junho)).toMatchObject({
      ...{ minorClass: 'under15', under19From: '2026-12-02', adultFrom: null },
      // Until then an evening before a day of school ends at 22:00.
      available: { dates: { '2026-12-01': [[0, 1320]] } },
    });
    expect(rules.filter(({ rule }) => rule.startsWith('minor'))).toMatchObject([
      { rule: 'minorHours', minorClass: 'under15' },
      { rule: 'minorWeek', minorClass: 'under15' },
      { rule: 'minorWeek', minorClass: 'under19' },
      { rule: 'minorDay', minorClass: 'under19' },
    ]);
  });

  it('BP1: gives a youth eight hours a day, and nine where the extension is agreed', () => {
    const { film, junho, first } = shoot();
    const day = (...minorConsents: 'extension'[]) => {
      film.run('editCharacter', { characterId: junho, patch: { minorClass: 'under19', minorConsents } });
      return problemOf(film, [first]).rules.find(({ rule }) => rule === 'minorDay');
    };
    expect(day()).toMatchObject({ minorClass: 'under19', minutes: 480, severity: 'hard' });
    expect(day('extension')).toMatchObject({ minutes: 540 });
  });

  it('BP1: keeps joined rows together, and the parts of a split on days of their own', () => {
    const { film, one, two, three, first, second, rows } = shoot();
    film.run('editRow', { rowId: rows[1]!, patch: { joinedWith: rows[0]! } });
    expect(problemOf(film, [first, second]).groups).toMatchObject([{ kind: 'together', scenes: [one, two] }]);
    const [partOne] = film.allocate(first, three);
    const partTwo = film.split(partOne!, second);
    const parts = [`${three}/${partOne}`, `${three}/${partTwo}`];
    const problem = problemOf(film, [first, second]);
    expect(problem.groups[1]).toMatchObject({ kind: 'differentDays', scenes: parts });
    expect(problem.precedences).toMatchObject([{ before: parts[0], after: parts[1] }]);
  });
});
