import type { Id } from '@ddak/domain';
import { Avatar } from '@ddak/ui';
import { personColour } from '../person-colour.ts';
import { useAvatarsQuery } from './avatars-api.ts';

/** PI4: somebody, wherever they are shown: their picture, or a letter in their colour. */
export function PersonAvatar(props: {
  /** Null: somebody without an account. */
  readonly userId: Id | null;
  readonly name: string;
  /** Another than their own. */
  readonly colour?: number;
  readonly size?: number;
}) {
  const { userId, colour = userId === null ? 0 : personColour(userId), ...rest } = props;
  const { picture } = useAvatarsQuery(undefined, {
    selectFromResult: ({ data }) => ({ picture: userId === null ? undefined : data?.[userId] }),
  });
  return <Avatar {...rest} colour={colour} picture={picture} />;
}
