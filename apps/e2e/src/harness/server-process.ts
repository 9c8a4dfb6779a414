import { readFileSync } from 'node:fs';

/** The clock in which the system counts processor time: 100 a second wherever Linux runs. */
const TICKS_A_SECOND = 100;

/** What a process holds of the machine's memory, in KB. */
export const residentKb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** Seconds of processor that a process has used so far, all of its threads together. */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program stands in brackets and may hold anything.
  const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 1).split(' ');
  return (Number(user) + Number(system)) / TICKS_A_SECOND;
}
