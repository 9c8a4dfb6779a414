import { memberOf, stateFaults } from '@ddak/domain';
import type { LogEntry } from '@ddak/server';
import type { SyncNote } from '@ddak/web';
import { canonical, difference, readableBy } from './canonical.ts';
import type { Device } from './device.ts';
import { examineLog } from './examine-state.ts';
import type { SimServer } from './sim-server.ts';
import { type SimWorld, truth } from './sim-world.ts';
import { isToStranger, type Watch } from './watch.ts';

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
    ...stateFaults(state),
    ...examineLog(log, state),
    ...servers.flatMap((server) => examineServer(world, server)),
    ...devices.flatMap((device) => examineDevice(world, device)),
    ...examineAnswers(examined),
    ...examineFates(examined),
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
    return !accepted && entry && !isToStranger(result)
      ? [`${key} was answered ${result.outcome}, and stands in the log`]
      : [];
  });
}

/**
 * Nothing that reached the outbox gets lost: it is judged, taken back by its maker, or given up and told. Every
 * refusal is told where the command was made, with its reason.
 */
function examineFates({ watch, log, devices }: Examined): string[] {
  const inLog = new Set(log.map((entry) => `${entry.actorId}/${entry.commandId}`));
  return devices.flatMap((device) => {
    const told = watch.notes.get(device.name)!.map(toldOf);
    // Two tabs may both tell; one telling for each command is what is asked.
    const tell = (text: string): boolean => {
      const at = told.indexOf(text);
      if (at >= 0) told.splice(at, 1);
      return at >= 0;
    };
    const mine = [...watch.made.values()].filter((made) => made.device === device.name);
    return mine.flatMap((made) => {
      const key = `${made.userId}/${made._id}`;
      const heard = watch.heard.get(key);
      if (heard?.outcome === 'refused' && !made.withdrawn) {
        // PR10, SN13: of whose strip or thing somebody took away, they hear who and where in place of the refusal.
        const isTold =
          tell(`moved ${made._id}`) ||
          tell(`removed ${made._id}`) ||
          tell(`refused ${made.name} ${heard.message}`) ||
          tell(`dropped ${made.name}`);
        return isTold ? [] : [`${device.name} was not told that ${made.name} ${made._id} was refused`];
      }
      const judged = heard || inLog.has(key) || watch.answers.get(key)?.outcome === 'nothing';
      if (judged || !made.stored || made.withdrawn || tell(`dropped ${made.name}`)) return [];
      return [`${made.name} ${made._id} of ${made.device} is lost`];
    });
  });
}

function toldOf({ kind, command, commandId, message }: SyncNote): string {
  if (kind === 'dropped') return `dropped ${command}`;
  return kind === 'moved' || kind === 'removed' ? `${kind} ${commandId}` : `${kind} ${command} ${message}`;
}
