import { type Id, type NoticeSettings, type ProjectState, type Recipient, wantsNotice } from '@ddak/domain';
import type { DELIVERY_CHANNELS } from '../../db/schema/call-delivery.ts';
import { addressOf, type ReadAddress } from './address-of.ts';

type Channel = (typeof DELIVERY_CHANNELS)[number];

/** By which ways somebody would be told of a sheet, were it issued now; by none: nobody tells them. */
export type WaysTo = (state: ProjectState, to: Recipient) => Promise<readonly Channel[]>;

export interface WaysParts {
  readonly readAddress: ReadAddress;
  readonly settingsOf: (userId: Id) => Promise<NoticeSettings>;
  /** Whether a browser of theirs gets notices. */
  readonly hasDevice: (userId: Id) => Promise<boolean>;
  /** Whether mail leaves the server, or lies in its outbox. */
  readonly mail: 'smtp' | 'outbox';
}

/** CS90: the ways as they are chosen, and as they lead anywhere. */
export const openWays =
  ({ readAddress, settingsOf, hasDevice, mail }: WaysParts): WaysTo =>
  async (state, to) => {
    const isMailed = mail === 'smtp' && (await addressOf(readAddress, state, to)) !== null;
    if (to.kind !== 'member') return isMailed ? ['mail'] : [];
    const settings = await settingsOf(to.id);
    const leads = { app: true, mail: isMailed, push: await hasDevice(to.id) };
    return (['app', 'push', 'mail'] as const).filter(
      (channel) => leads[channel] && wantsNotice(settings, 'call', channel),
    );
  };
