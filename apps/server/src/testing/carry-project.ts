import { createHash } from 'node:crypto';
import type { ExportedProject, ExportManifest } from '@ddak/protocol';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Loose, TestPerson } from './test-person.ts';

/** The ZIP of a project, as its owner gets it. */
export async function takeOut(person: TestPerson, projectId: string): Promise<Uint8Array> {
  const headers = { cookie: person.cookieHeader };
  const answer = await fetch(`${person.base}/api/projects/${projectId}/export`, { headers });
  if (answer.status !== 200) throw new Error(`${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Sends a ZIP to be a project of that person. */
export async function bringIn(
  person: TestPerson,
  bytes: Uint8Array,
): Promise<{ readonly status: number; readonly body: Loose & { readonly message?: string; code?: string } }> {
  const answer = await fetch(`${person.base}/api/imported-projects?consents=yes`, {
    method: 'POST',
    headers: { cookie: person.cookieHeader, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, body: (await answer.json()) as Loose };
}

/** What of a ZIP can be altered: its entries, and what its `project.json` says. */
export interface OpenZip {
  readonly entries: Record<string, Uint8Array>;
  readonly project: ExportedProject;
}

/** The ZIP as somebody would make it who has altered it, and has made its manifest say so. */
export function forged(zip: Uint8Array, alter: (open: OpenZip) => void): Uint8Array {
  const entries = unzipSync(zip);
  const project = JSON.parse(strFromU8(entries['project.json']!)) as ExportedProject;
  const { left } = JSON.parse(strFromU8(entries['manifest.json']!)) as ExportManifest;
  alter({ entries, project });
  entries['project.json'] = strToU8(JSON.stringify(project));
  delete entries['manifest.json'];
  const told = Object.entries(entries).map(([path, bytes]) => ({
    ...{ path, size: bytes.length },
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }));
  entries['manifest.json'] = strToU8(JSON.stringify({ entries: told, left }));
  return zipSync(entries, { level: 1 });
}
