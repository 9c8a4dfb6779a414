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
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // proc(5) counts from one, the name is the second: utime is the 14th, stime the 15th.
  const [user, system] = [fields[14 - 3], fields[15 - 3]];
  return (Number(user) + Number(system)) / TICKS_A_SECOND;
}
