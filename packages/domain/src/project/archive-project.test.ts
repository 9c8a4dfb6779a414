import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, COMMANDS, type CommandName, memberOf, type Plan, planUndo } from '../index.ts';

const code = (plan: Plan) => (plan.kind === 'refuse' ? plan.refusal.code : plan.kind);

const archived = () => {
  const production = new Production();
  production.scene(1);
  production.run('archiveProject', {});
  return production;
};

const project = ({ state, projectId }: Production) => state.project.get(projectId)!;

const undo = (production: Production, steps = 1) => {
  const done = production.log.at(-steps)!;
  const { plan } = planUndo(production.state, done, production.context());
  if (plan.kind === 'changes') {
    production.state = applyChanges(production.state, plan.changes);
    production.log.push([...plan.changes]);
  }
  return plan;
};

describe('PD5: an archived project', () => {
  it('takes no command but those that concern who takes part, what is under way, and its way back', () => {
    const open = (Object.keys(COMMANDS) as CommandName[]).filter(
      (name) => code(archived().try(name, {} as never, { asServer: true })) !== 'archived',
    );
    expect(open.sort()).toEqual(
      [
        ...['changeMember', 'removeMember', 'handOverProject', 'unarchiveProject'],
        ...['demandSecondFactor', 'refuseCrewRequest', 'removeCrewRequest', 'forgetPerson', 'eraseContacts'],
        ...['failScreenplay', 'finishScreenplay'],
      ].sort(),
    );
  });

  it('is so from its first archiving on, and is worked on again once it was taken out', () => {
    const production = archived();
    const { archivedAt } = project(production);
    expect(code(production.try('archiveProject', {}))).toBe('archived');
    expect(code(production.try('editProject', { patch: { title: '새 제목' } }))).toBe('archived');
    production.run('unarchiveProject', {});
    expect(archivedAt).toEqual(expect.any(Number));
    expect(project(production).archivedAt).toBeNull();
    expect(code(production.try('unarchiveProject', {}))).toBe('nothing');
    expect(code(production.try('editProject', { patch: { title: '새 제목' } }))).toBe('changes');
  });

  it('is archived by nobody but who may change the project, and not by an edit', () => {
    const production = new Production();
    const [manager, editor] = [production.member('manager'), production.member('editor')];
    expect(code(production.try('archiveProject', {}, { as: editor }))).toBe('forbidden');
    const sly = { patch: { archivedAt: 1 } } as never;
    expect(code(production.try('editProject', sly))).toBe('nothing');
    expect(code(production.try('archiveProject', {}, { as: manager }))).toBe('changes');
  });

  it('lets an undo take back the archiving, and nothing of the work', () => {
    const production = archived();
    expect(code(undo(production, 2))).toBe('archived');
    expect(code(undo(production))).toBe('changes');
    expect(project(production).archivedAt).toBeNull();
  });

  it('lets rights be taken, and be given back by an undo', () => {
    const production = new Production();
    const userId = production.member('editor');
    production.run('archiveProject', {});
    const { _id: memberId } = memberOf(production.state, userId)!;
    production.run('changeMember', { memberId, role: 'guest', rights: {} });
    expect(code(undo(production))).toBe('changes');
    expect(memberOf(production.state, userId)?.role).toBe('editor');
  });
});

describe('PD7: archived again', () => {
  it('by hand or by an undo, it is so from that moment on', () => {
    const production = archived();
    const { archivedAt } = project(production);
    production.now += 86_400_000;
    production.run('unarchiveProject', {});
    production.now += 86_400_000;
    undo(production);
    expect(project(production).archivedAt).toBeGreaterThan(archivedAt! + 86_400_000);
  });
});
