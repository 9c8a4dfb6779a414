import { DEMO_TEAMS, demoPhone } from './demo-crew.ts';
import type { DemoRun } from './demo-run.ts';

/** Makes the teams, their forty people, and a phone number for each; the chat room sees those of the heads. */
export async function fillCrew(demo: DemoRun): Promise<void> {
  let count = 0;
  for (const team of DEMO_TEAMS) {
    const crewTeamId = demo.newId();
    const { name, colour, offset: calltimeOffset } = team;
    await demo.run('addCrewTeam', { crewTeamId, name, colour, calltimeOffset });
    for (const [i, [person, roleTitle]] of team.people.entries()) {
      const crewId = demo.newId();
      await demo.run('addCrew', {
        crewId,
        crewTeamId,
        name: person,
        roleTitle,
        userId: demo.accountOf(person),
        consent: { guardian: '' },
      });
      const phone = demoPhone(count++);
      await demo.run('setPersonContact', {
        contactId: demo.newId(),
        crewId,
        phone,
        email: '',
        phoneShown: i === 0,
      });
    }
  }
}
