import { isPrivateHost } from './http/origin.ts';

/** Endings of names that no public server has. */
const INSIDE = /^[^.]+$|\.(local|internal|lan|home\.arpa)$/;

/** Whether a host is this machine or one of the own network: its address says so, or its name is none of the public net. */
export const isInsideHost = (host: string): boolean =>
  isPrivateHost(host) || (!host.includes(':') && INSIDE.test(host.toLowerCase()));
