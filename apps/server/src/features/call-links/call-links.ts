import { type Id, lastVersion, type ProjectState, type Recipient } from '@ddak/domain';
import { SYSTEM } from '../../db/reader.ts';
import { newId } from '../../new-id.ts';
import { deriveToken, hashToken } from '../../secrets.ts';
import type { ProjectStates } from '../../sync/project-states.ts';
import { holderOf } from './holder-of.ts';
import type { CallLinkRepo, LinkHolder } from './repo.ts';

/** Of a person without an account, or the sheet's chat room. */
export type LinkFor = Recipient | { readonly kind: 'room' };

export interface CallLinkParts {
  readonly links: CallLinkRepo;
  readonly states: ProjectStates;
  /** Made when it is first needed. */
  readonly key: () => Buffer;
  readonly now: () => number;
}

/**
 * Makes links to issued sheets. CS53: a link is worked out of its row and the server's key, so that it can be copied
 * and mailed again without standing anywhere.
 */
export class CallLinks {
  readonly #parts: CallLinkParts;

  constructor(parts: CallLinkParts) {
    this.#parts = parts;
  }

  /** `/c/…`; undefined where the sheet was not issued, or the person is not there or has an account. */
  async linkFor(projectId: Id, callsheetId: Id, to: LinkFor): Promise<string | undefined> {
    const { links, now } = this.#parts;
    const holder = await this.#holder(projectId, callsheetId, to);
    if (!holder) return undefined;
    const open = await links.openOf(callsheetId, holder);
    // One that another key has made still leads there, but cannot be said again.
    const known = open.find((row) => hashToken(this.#token(row._id)) === row.tokenHash);
    if (known) return pathOf(this.#token(known._id));
    const at = now();
    const _id = newId(at);
    const token = this.#token(_id);
    const times = { createdAt: at, revokedAt: null };
    await links.add({
      _id,
      projectId,
      callsheet: callsheetId,
      ...holder,
      tokenHash: hashToken(token),
      ...times,
    });
    return pathOf(token);
  }

  /** Cuts the links of one holder; the next copy is another link. */
  async cut(callsheetId: Id, to: LinkFor): Promise<void> {
    const recipient = to.kind === 'room' ? null : to.id;
    const kind = to.kind === 'member' ? 'crew' : to.kind;
    await this.#parts.links.revoke(callsheetId, { kind, recipient }, this.#parts.now());
  }

  async #holder(projectId: Id, callsheetId: Id, to: LinkFor): Promise<LinkHolder | undefined> {
    const state: ProjectState | undefined = (await this.#parts.states.current(projectId, SYSTEM))?.state;
    if (!state || !lastVersion(state, callsheetId)) return undefined;
    return holderOf(state, to);
  }

  #token(linkId: Id): string {
    return deriveToken(this.#parts.key(), `call link ${linkId}`);
  }
}

const pathOf = (token: string): string => `/c/${token}`;
