import { memberOf } from '@ddak/domain';
import type { CommandResult } from '@ddak/protocol';
import type { LogEntry } from '@ddak/server';
import { canonical, difference, readableBy } from './canonical.ts';
import type { Device } from './device.ts';
import { examineLog, examineState } from './examine-state.ts';
import type { SimServer } from './sim-server.ts';
import { type SimWorld, truth } from './sim-world.ts';
import type { MadeCommand, Watch } from './watch.ts';

export interface Examined {
  readonly world: SimWorld;
  readonly watch: Watch;
  readonly devices: readonly Device[];
  readonly servers: readonly SimServer[];
  /** All entries ever, also those that the store has forgotten. */
  readonly log: readonly LogEntry[];
}

/** All that is wrong with a world that has been mended and left to come to rest. */
export function examine(examined: Examined): string[] {
  const { world, devices, servers, log } = examined;
  const { state } = truth(world);
  return [
    ...world.faults,
    ...examineState(state),
    ...examineLog(log, state),
    ...servers.flatMap((server) => examineServer(world, server)),
    ...devices.flatMap((device) => examineDevice(world, device)),
    ...examineAnswers(examined),
    ...[...examined.watch.made.values()].flatMap((made) => examineFate(examined, made)),
    ...examineTelling(examined),
  ];
}

/** A server's memory is what is committed, at most somewhat behind. */
function examineServer(world: SimWorld, server: SimServer): string[] {
  const { state, log } = truth(world);
  const view = server.states.peek(world.projectId);
  if (!view || view.seq !== (log.at(-1)?.seq ?? view.seq)) return [];
  const lines = difference(canonical(state), canonical(view.state));
  return lines.map((line) => `${server.name}'s memory ${line}`);
}

function examineDevice(world: SimWorld, device: Device): string[] {
  const { state } = truth(world);
  const wanted = readableBy(state, device.person._id);
  const isMember = memberOf(state, device.person._id) !== undefined;
  return device.tabs.flatMap(({ name, client }) => {
    const { phase, replica } = client.state();
    const faults = difference(wanted, canonical(replica.view)).map((line) => `${name} ${line}`);
    if (replica.pending.length > 0)
      faults.push(`${name} still waits with ${replica.pending.map((one) => JSON.stringify(one)).join(' ')}`);
    const phases = isMember ? ['ready'] : ['ended', 'denied'];
    if (!phases.includes(phase)) faults.push(`${name} is ${phase}, ${isMember ? '' : 'not '}being a member`);
    return faults;
  });
}

/** Each answer that reached a device is true: what was committed is in the log, at the place that was named. */
function examineAnswers({ watch, log }: Examined): string[] {
  const byKey = new Map(log.map((entry) => [`${entry.actorId}/${entry.commandId}`, entry]));
  return [...watch.heard].flatMap(([key, result]) => {
    const entry = byKey.get(key);
    const accepted = result.outcome === 'committed' || result.outcome === 'adjusted';
    if (accepted && entry?.seq !== result.seq)
      return [`${key} was acknowledged as ${result.seq}, and the log has it as ${entry?.seq ?? 'nothing'}`];
    return !accepted && entry ? [`${key} was answered ${result.outcome}, and stands in the log`] : [];
  });
}

/** Nothing that reached the outbox gets lost: it is judged, taken back, or given up in a way that is told. */
function examineFate({ watch }: Examined, made: MadeCommand): string[] {
  if (!made.stored || made.withdrawn || watch.answers.has(`${made.userId}/${made._id}`)) return [];
  return [`${made.name} ${made._id} of ${made.device} is lost`];
}

/** Every refusal of a command was told where it was made, with its reason. */
function examineTelling({ watch, devices }: Examined): string[] {
  return devices.flatMap((device) => {
    const told = watch.notes
      .get(device.name)!
      .map(({ kind, command, message }) => `${kind} ${command} ${message}`);
    return [...watch.made.values()].flatMap((made) => {
      const result = watch.heard.get(`${made.userId}/${made._id}`);
      if (made.device !== device.name || result?.outcome !== 'refused') return [];
      const at = told.indexOf(telling(made, result));
      return at >= 0 || made.withdrawn
        ? []
        : [`${device.name} was not told that ${made.name} ${made._id} was refused`];
    });
  });
}

const telling = (made: MadeCommand, result: CommandResult & { outcome: 'refused' }): string =>
  `refused ${made.name} ${result.message}`;
