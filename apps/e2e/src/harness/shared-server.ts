/** Where a server is, and where its files lie: all that most stories ask of one. */
export interface ServerPlace {
  readonly url: string;
  readonly dataDir: string;
}

/** Names the server that the stories of a run share, as JSON. */
const SHARED = 'DDAK_SHARED_SERVER';

/** Lets the stories of this run find the server that they share. */
export function shareServer({ url, dataDir }: ServerPlace): void {
  process.env[SHARED] = JSON.stringify({ url, dataDir });
}

/** The server that the stories of this run share. */
export function sharedServer(): ServerPlace {
  const place = process.env[SHARED];
  if (!place) throw new Error('No server is shared: stories run as `npx vitest run --project e2e`.');
  return JSON.parse(place) as ServerPlace;
}
